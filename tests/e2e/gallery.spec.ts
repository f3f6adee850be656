import { geometry } from '../gallery/rig/geometry.ts'
import { expect, test } from './rig/visit.ts'

const PAGE = `<!doctype html><html lang="en"><body style="margin:0;font:16px sans-serif">
  <button class="fine" style="width:120px;height:44px">fine</button>
  <button class="mini" style="width:20px;height:20px;padding:0">x</button>
  <p>words with <a href="#a" style="font-size:14px">a link</a> in them</p>
  <p class="low" style="font-size:10px">ten pixels</p>
  <div style="width:40px;overflow:hidden;white-space:nowrap"><span class="cut">a long text that goes on</span></div>
  <div title="a long text that is told" style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">a long text that is told</div>
  <button class="price" style="position:absolute;left:200px;top:200px;width:90px;height:44px">1.95</button>
  <i class="ball" style="position:fixed;left:250px;top:210px;width:60px;height:60px;background:red"></i>
  <input class="stake" aria-label="stake" style="position:absolute;left:0;top:300px;width:200px;height:44px">
  <div class="foot" style="position:absolute;left:0;top:290px;width:400px;height:80px;background:blue"></div>
  <div class="broad" style="width:2000px;height:1px">&nbsp;</div></body></html>`

test('the geometry of a page is measured: what is cut, covered, small, floating or too wide is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await page.setContent(PAGE)
  const found = (await geometry(page)).map(({ fault, what }) => `${fault} ${what.replace(/ 「.*/, '')}`)
  expect(found.toSorted()).toEqual([
    'covered input.stake',
    'cut span.cut',
    'floating i.ball',
    'small button.mini',
    'tiny p.low',
    'wide div.broad',
  ])
  await page.setViewportSize({ width: 390, height: 700 })
  await page.setContent('<button class="thumb" style="width:100px;height:30px">30 px</button>')
  expect((await geometry(page)).map(({ fault }) => fault)).toEqual(['thumb'])
  await page.setContent(`<style>button{position:relative;width:100px;height:30px;margin:9px;padding:0;border:0}
    .far::before{content:'';position:absolute;inset:-5px 0}.near::before{content:'';position:absolute;inset:-2px 0}</style>
    <button class="far">reaches further than it is drawn</button><hr><button class="near">not far enough</button>`)
  expect((await geometry(page)).map(({ fault, what }) => `${fault} ${what.slice(0, 11)}`)).toEqual([
    'thumb button.near',
  ])
})

import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { SESSION_LIFE_MS } from '@app/contract/rules/limits'
import { as, law } from '../../covers.ts'
import { codeFor } from '../../steps/code.ts'
import { drag, login, OTHER_PASSWORD, puzzle, solvePicture } from '../../steps/doors.ts'
import { freshName } from '../../steps/freshName.ts'
import { done, ended, holds, same } from './hold.ts'

const { auth, member, captcha, wallet, site: pages } = contract
const pair = { password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }

export const sessionLaws = [
  law('auth.ends', 'write', '退出后 token 失效 · a token ends with its session', async ({ site }) => {
    const { token, userId } = done('auth.login', await login(site, 'vip5'))
    same(
      'member.info.response.id',
      '= 登录的会员 · who signed in',
      userId,
      String(done('member.info', await site.call(member.info, {}, { token })).id),
    )
    done('auth.logout', await site.call(auth.logout, {}, { token }))
    ended('member.info', 'LOGIN_EXPIRED', await site.call(member.info, {}, { token }))
    ended('wallet.getBalance', 'LOGIN_EXPIRED', await site.call(wallet.getBalance, {}, { token }))
  }),
  law('auth.expires', 'read', '会话七天后过期 · a session ends after seven days', async ({ site }) => {
    const token = await site.as('vip5')
    await site.advance(SESSION_LIFE_MS / 1_000 + 60)
    ended('member.info', 'LOGIN_EXPIRED', await site.call(member.info, {}, { token }))
  }),
  law(
    'auth.password',
    'write',
    '改密码：其他会话结束，旧密码无效，验证码只用一次 · a new password ends other sessions',
    async ({ site }) => {
      const { token } = done('auth.login', await login(site, 'vip5'))
      const code = await codeFor(site, { name: 'vip5', type: SEND_TYPE.changePassword })
      const oldPassword = md5((await site.account('vip5')).password)
      done('member.bindPassword', await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword, code }))
      ended('member.info', 'LOGIN_EXPIRED', await site.call(member.info, {}, { token }))
      await site.advance(2)
      ended('auth.login', 'INVALID_CREDENTIALS', await login(site, 'vip5'))
      await site.settings({ captcha: 'none' })
      await site.advance(2)
      const again = done('auth.login', await login(site, 'vip5', { password: OTHER_PASSWORD }))
      const back = { password: oldPassword, secondPassword: oldPassword, oldPassword: OTHER_PASSWORD, code }
      ended(
        'member.bindPassword',
        'AUTHENTICATION_CODE_EXPIRED',
        await site.call(member.bindPassword, back, { token: again.token }),
      )
    },
  ),
  law('captcha.picture', 'write', '图形验证只用一次 · a picture is solved once', async ({ site }) => {
    const solved = await solvePicture(site)
    const register = (name: string) => site.call(auth.register, { name, ...pair, ...solved })
    done('auth.register', await register(freshName()))
    await site.advance(2)
    ended('auth.register', 'AUTHENTICATION_CODE_EXPIRED', await register(freshName()))
  }),
  law('captcha.slider', 'write', '滑块结果只用一次，错位不过 · a slider passes once', async ({ site }) => {
    const first = await puzzle(site)
    const result = done('captcha.sliderVerify', await drag(site, first.lot_number, first.x))
    const check = () => site.call(captcha.validateGeeCheck, { ...result, validate_way: 0 })
    done('captcha.validateGeeCheck', await check())
    await site.advance(2)
    ended('captcha.validateGeeCheck', 'AUTHENTICATION_CODE_EXPIRED', await check())
    const second = await puzzle(site)
    ended(
      'captcha.sliderVerify',
      'AUTHENTICATION_CODE_ERROR',
      await drag(site, second.lot_number, second.x + 20),
    )
  }),
  law('captcha.fresh', 'read', '每次给新的图形与滑块 · each captcha is another one', async ({ site }) => {
    const ask = async () => [
      done('captcha.defaultKaptcha', await site.call(captcha.defaultKaptcha, {}))['x-code'],
      done('captcha.sliderChallenge', await site.call(captcha.sliderChallenge, {})).lot_number,
    ]
    const ids = [...(await ask()), ...(await ask())]
    same('captcha', '编号各不相同 · no id twice', ids.length, new Set(ids).size)
  }),
  law('member.jwt', 'read', 'jwt 有三段，每人各自 · a jwt of one’s own', async ({ site }) => {
    const own = done('member.jwt', await as(site, 'vip5', member.jwt, {}))
    const other = done('member.jwt', await as(site, 'vip10', member.jwt, {}))
    holds(
      'member.jwt.response',
      '三段且不同 · three parts, and not the same',
      own.split('.').length === 3 && own !== other,
      own.split('.').length,
    )
  }),
  law(
    'site.menu',
    'read',
    '菜单里有场馆的分类，余额接口也都有 · menus and balances name the same venues',
    async ({ site }) => {
      const menu = done('site.navigationList', await site.call(pages.navigationList, {}))
      const own = new Set(menu.flatMap(({ venues }) => venues.map(({ channelCode }) => channelCode)))
      const all = done('venue.allBalance', await as(site, 'vip5', contract.venue.allBalance, { category: 8 }))
      const there = new Set(all.balances.map(({ channelCode }) => channelCode))
      same(
        'site.navigationList.response[].venues',
        '都有余额 · all hold balances',
        [],
        [...own].filter((code) => !there.has(code)),
      )
    },
  ),
]

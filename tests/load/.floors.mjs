import { load, requestBytes } from './rig/client.mjs'
import { interleaved, median } from './rig/rounds.mjs'
import { cpuSeconds, startProgram } from './rig/server.mjs'
import { pinLoad } from './rig/pin.mjs'
const rec={id:'7',type:'match',broadcast:true,title:'焦点战前瞻：英超榜首对决',summary:'焦点战前瞻'.repeat(10),content:'本周六晚将迎来榜首对决双方状态'.repeat(6),read:false,linkRoute:'',linkId:'',createdAt:1790000000000}
const ANSWER=JSON.stringify({status_code:6000,data:{records:Array.from({length:10},()=>rec),total:10},message:''})
console.log(Buffer.byteLength(ANSWER))
const modes=['string','buffer','encode','latin']
const e={}; let p=8922
const progs=[]
for(const m of modes){const port=p++;const s=startProgram('/tmp/prof/floors.mjs',{PORT:String(port),ANSWER,MODE:m});progs.push(s)
 const requests=[requestBytes({path:'/x',port,body:'{"a":1}'})]
 e[m]=async()=>{const b=cpuSeconds(s.pid);const r=await load({port,requests,seconds:2});return (cpuSeconds(s.pid)-b)*1e6/r.calls}}
await new Promise(r=>setTimeout(r,800)); pinLoad()
await interleaved(e,1); const r=await interleaved(e,3)
for(const m of modes)console.log(m,median(r[m]).toFixed(1))
process.exit()

import Database from 'better-sqlite3'
const db = new Database('/tmp/prof/d-PEiPBd/data/worlds/default.sqlite')
console.log(db.prepare('select count(*) n, sum(member_id=0) b from letters').get(), db.prepare('select count(*) n from letter_marks').get(), db.prepare("select id,name from members where name='vip5'").get())
const m = db.prepare("select id from members where name='vip5'").get().id
const now = Date.now()
console.log(db.prepare("select sql from sqlite_master where tbl_name in ('letters','letter_marks')").all())
const time=(name,f)=>{for(let i=0;i<3000;i++)f();const t=process.cpuUsage();for(let i=0;i<20000;i++)f();const u=process.cpuUsage(t);console.log(name,((u.user+u.system)/20000).toFixed(1),'us')}
const a=db.prepare('select l.*, k.letter_id from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=? where l.member_id in (0,?) and l.created_at<=? and (k.letter_id is null or k.deleted=0) order by l.created_at desc, l.id desc limit ? offset ?').raw()
console.log(a.all(m,m,now,10,0).length, db.prepare('explain query plan '+a.source).all(m,m,now,10,0).map(r=>r.detail))
time('now page',()=>a.all(m,m,now,10,0))
const c=db.prepare('select count(*) from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=? where l.member_id in (0,?) and l.created_at<=? and (k.letter_id is null or k.deleted=0)').raw()
time('now count',()=>c.get(m,m,now)); console.log(c.get(m,m,now))
const i=db.prepare('select l.id, k.letter_id from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=? where l.member_id in (0,?) and l.created_at<=? and (k.letter_id is null or k.deleted=0) order by l.created_at desc, l.id desc').raw()
console.log(db.prepare('explain query plan '+i.source).all(m,m,now).map(r=>r.detail))
time('all ids',()=>i.all(m,m,now)); 
const w=db.prepare('select l.id,l.member_id,l.type,l.title,l.content,l.link_route,l.link_id,l.created_at,p.k,p.n from (select l.id id, k.letter_id k, count(*) over () n from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=? where l.member_id in (0,?) and l.created_at<=? and (k.letter_id is null or k.deleted=0) order by l.created_at desc, l.id desc limit ? offset ?) p join letters l on l.id=p.id order by l.created_at desc, l.id desc').raw()
console.log(db.prepare('explain query plan '+w.source).all(m,m,now,10,0).map(r=>r.detail))
time('window',()=>w.all(m,m,now,10,0)); 
const one=db.prepare('select id,member_id,type,title,content,link_route,link_id,created_at from letters where id=?').raw()
time('10 gets',()=>{for(let j=1;j<=10;j++)one.get(j)})
const ten=db.prepare('select id,member_id,type,title,content,link_route,link_id,created_at from letters where id in (?,?,?,?,?,?,?,?,?,?)').raw()
time('10 in',()=>ten.all(1,2,3,4,5,6,7,8,9,10))
const js=db.prepare("select l.id,l.member_id,l.type,l.title,l.content,l.link_route,l.link_id,l.created_at from json_each(?) j join letters l on l.id=j.value").raw()
time('10 json',()=>js.all('[1,2,3,4,5,6,7,8,9,10]'))
const img=db.serialize();const nm=db.name;db.close();for (const [label,open] of [['wal',()=>new Database(nm)],['exclusive',()=>{const d=new Database(nm);d.pragma('locking_mode=EXCLUSIVE');return d}],['memory',()=>{const b=img;b[18]=1;b[19]=1;return new Database(b)}]]){
 if(label==='memory'){}
 const x = label==='exclusive'? open(): open()
 x.pragma('cache_size=-4096')
 const A=x.prepare(a.source).raw(), C=x.prepare(c.source).raw(), I=x.prepare(i.source).raw(), T=x.prepare(js.source).raw(), O=x.prepare('select 1').raw(), O2=x.prepare("select value from world_state where key='clock'").raw()
 const u=x.prepare(`select id,v from (select l.id,l.created_at c,k.letter_id v from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=?1 where l.member_id = 0 and l.created_at<=?2 and (k.letter_id is null or k.deleted=0) union all select l.id,l.created_at,k.letter_id from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=?1 where l.member_id = ?1 and l.created_at<=?2 and (k.letter_id is null or k.deleted=0)) order by c desc, id desc`).raw()
 const j1=x.prepare(`select l.id, (select k.deleted from letter_marks k where k.letter_id=l.id and k.member_id=?1) d from letters l where l.member_id in (0,?1) and l.created_at<=?2 order by l.created_at desc, l.id desc`).raw()
 const p=x.prepare('select l.id*2+(k.letter_id is not null) from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=?1 where l.member_id in (0,?1) and l.created_at<=?2 and (k.letter_id is null or k.deleted=0) order by l.created_at desc, l.id desc').pluck()
 const q=x.prepare('select l.id*2+(k.letter_id is not null) from letters l left join letter_marks k on k.letter_id=l.id and k.member_id=?1 where l.member_id in (0,?1) and l.created_at<=?2 and (k.letter_id is null or k.deleted=0)').pluck()
 console.log(label, [u,j1,p,q].map(s=>s.all({1:m,2:now}).length), x.prepare('explain query plan '+j1.source).all({1:m,2:now}).map(r=>r.detail))
 time('select 1',()=>O.all()); time('1 row',()=>O2.all())
 time('page',()=>A.all(m,m,now,10,0)); time('count',()=>C.get(m,m,now)); time('ids',()=>I.all(m,m,now)); time('json10',()=>T.all('[1,2,3,4,5,6,7,8,9,10]')); time('union',()=>u.all({1:m,2:now})); time('subq',()=>j1.all({1:m,2:now})); time('pluck',()=>p.all({1:m,2:now}));time('pluck unordered',()=>q.all({1:m,2:now}))
 x.close()
}

export const LICENSE = { name: 'MIT', identifier: 'MIT' }
export const CONTACT = {
  name: '澄湾 · Chengwan',
  url: 'https://chengwan.example/',
  email: 'api@chengwan.example',
}
export const SERVERS = [{ url: '/', description: '本机的模拟后端 · the mock that serves this document' }]

/** What each part of the contract is about, in both languages. */
export const TAGS: Record<string, string> = {
  site: '站点设置、导航、公告与广告 · settings of the site, navigation, notices and advertising',
  auth: '注册、登录、退出、验证码、找回密码 · registering, signing in and out, codes, forgotten passwords',
  captcha: '图形与滑块人机验证 · captchas: picture and slider',
  member: '会员资料与密码 · profile and passwords',
  vip: 'VIP 等级、返水与礼金 · grades, rebates and gifts',
  feedback: '意见反馈 · feedback',
  letter: '站内信 · letters',
  promotion: '活动与奖励 · promotions and rewards',
  deposit: '存款 · deposits',
  withdraw: '取款 · withdrawals',
  card: '银行卡、支付宝与虚拟币地址 · bank cards, Alipay accounts and coin addresses',
  wallet: '余额、兑换与资金记录 · balances, exchange and records of money',
  venue: '场馆、转账与进入 · venues, transfers and launching',
  game: '游戏列表与收藏 · games and favourites',
  sport: '体育频道：赛事、赔率、投注、注单 · the sport channel: matches, prices, bets and tickets',
  bet: '投注记录 · records of bets',
  restraint: '理性投注：限额与休息 · responsible play: limits and rests',
  chat: '聊天室的 websocket · the websocket of the chat',
}

const SITE = `每个接口返回 {status_code, data, message}；6000 为成功。每次请求必须带 X-API-CLIENT: web 与 X-API-SITE: 1001。
每个请求体（GET 为查询参数）还带 tt、xx；不制作它们的客户端带请求头 x-mock-blobs: off。
被 6003、6008 拒绝时，原因在响应头 x-mock-reason。

Every call answers {status_code, data, message}; 6000 is success. Every request carries X-API-CLIENT: web and X-API-SITE: 1001.
Every body (the query of a GET) carries tt and xx besides; a client that makes none sends the header x-mock-blobs: off.
Why a call was refused with 6003 or 6008 is told in the response header x-mock-reason.

## 从注册到取款 · From registering to withdrawing

1. user/register：password 与 secondPassword 为密码的 md5（32位小写十六进制）。 · Passwords travel as md5 in hex.
2. member/kaptchcate 以 ktype 问需要哪种验证：6021 为图形，6022 为滑块，6000 为不需要。 · Asks which captcha is wanted.
3. 图形：register/defaultKaptcha 返回图片与 x-code；登录时 kaptchcate: 1、codeId: x-code、code: 图中文字。模拟后端把答案放在 GET /__mock/api/captcha/{x-code}。
   · A picture: its answer is at GET /__mock/api/captcha/{x-code} of the mock; sign in with kaptchcate 1, codeId and code.
   滑块：register/sliderChallenge，再以位置与轨迹 sliderVerify；登录时 kaptchcate: 2、codeId: lot_number、code: pass_token。
   · A slider: sign in with kaptchcate 2, codeId lot_number and code pass_token.
4. 登录返回的 token 放在 X-API-TOKEN。 · The token goes into X-API-TOKEN.
5. 存款：deposit/pay 返回 payUrl，打开该页并确认即到账。 · A deposit is confirmed on the page at payUrl.
6. 体育投注：venue/launch 的 enName 为 CRTY，所得 channel.token 放进每次 venue/resource 的 request.token。
   · Bets: launch the venue CRTY; its channel.token goes into request.token of every call of venue/resource.
7. 取款需先有实名、二级密码与账户。 · A withdrawal wants a real name, a second password and an account first.

## tt、xx 与安全开关 · tt, xx and the safe switch

密钥为 SHA-256(站点编号 + X-API-REQUEST-ID + 构建常量) 的前16字节，AES-128-CBC，base64url；这是混淆，不是安全措施。
· The key is the first 16 bytes of SHA-256(site id + X-API-REQUEST-ID + constant of the build), AES-128-CBC, base64url: obfuscation, no security.`

const CONTROL = `让模拟后端的某个世界处于测试所需的状态。金额以分计，时间为毫秒时间戳。服务器设了 MOCK_TOKEN 时需要 Authorization: Bearer。

Brings a world of the mock into any state a test needs. Amounts are cents, times epoch milliseconds. Where the server has a MOCK_TOKEN,
send it as Authorization: Bearer.`

const MESSAGES = `每一帧是 JSON 文本 {msgId, msgData}。先发 10002（会员）或 10030（游客）登录，再发 10003 进房间；每 25 秒左右发一次心跳。

Each frame is the JSON text {msgId, msgData}. Sign in first, as a member or as a guest, then join a room; send heartbeats.`

export const ABOUT = { site: SITE, control: CONTROL, messages: MESSAGES }

/** What each part of the control API is about. */
export const CONTROL_TAGS: Record<string, string> = {
  worlds: '世界与场景 · worlds and scenes',
  snapshots: '快照 · snapshots',
  clock: '时钟 · the clock',
  faults: '故障规则 · faults',
  matches: '比赛与导演 · matches and their director',
  bets: '注单 · bets',
  outbox: '已发出的短信、邮件与语音 · what was sent by SMS, e-mail and voice',
  captcha: '验证码答案 · answers of captchas',
  members: '会员 · members',
  journal: '流水账：每次调用 · the journal of calls',
  trace: '因果追踪 · cause and effect',
  capsule: '胶囊：带走一个世界 · capsules',
  settings: '站点设置 · settings of the site',
  venues: '场馆状态 · states of venues',
  orders: '存取款订单 · deposits and withdrawals',
  activities: '活动状态 · states of promotions',
  feedback: '反馈 · feedback',
  chat: '聊天推送 · pushing to the chat',
  ledger: '账本核对 · the ledger',
  catalogue: '接口、状态码与覆盖率 · calls, codes and coverage',
}

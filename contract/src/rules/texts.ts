/** The 45 literal texts of the specification, by the code point (TRAP-28): the comma is ASCII in three of them. */
// Registration and login
export const USERNAME_FORMAT = '4-11位，最少2个字母+数字组合，首位为字母' // TXT-01
export const USERNAME_EMPTY = '用户名不能为空' // TXT-22
export const PASSWORD_EMPTY = '密码不能为空' // TXT-12
export const PASSWORD_FORMAT = '请输入8-12位字母+数字的组合' // TXT-34
export const REPEAT_MISMATCH = '两次密码输入不一致' // TXT-04
export const AGREEMENT_REQUIRED = '请同意相关条款和隐私政策' // TXT-32
// Forgot password, new device, captcha
export const FORGOT_USERNAME_REQUIRED = '请输入用户名' // TXT-38
export const FORGOT_PHONE_FORMAT = '请输入正确的手机号码' // TXT-36
export const EMAIL_REQUIRED = '请输入邮箱' // TXT-40
export const EMAIL_FORMAT = '请输入正确的邮箱' // TXT-37
export const CODE_REQUIRED = '请输入验证码' // TXT-41
export const NEW_PASSWORD_REQUIRED = '请设置新密码' // TXT-33
export const NEW_REPEAT_MISMATCH = '两次密码输入不一致，请重新输入' // TXT-05
export const CODE_NOT_REQUESTED = '请先获取验证码' // TXT-30
export const PHONE_COMPLETION_WRONG = '手机号错误' // TXT-15
export const REAL_NAME_FORMAT = '请输入正确的名字' // TXT-35
// Money and betting
export const TRANSFER_AMOUNT_REQUIRED = '请输入转入金额' // TXT-39
export const SLIP_FULL = '投注项数量已达上限' // TXT-16
export const SLIP_CONFIRMING = '当前还有订单正在确认中,请稍等' // TXT-14
// Match clock
export const MATCH_SOON = '即将开始' // TXT-09
export const FIRST_HALF = '上半场' // TXT-02
export const SECOND_HALF = '下半场' // TXT-03
export const HALF_TIME = '中场' // TXT-06
export const FULL_MATCH = '全场' // TXT-07
export const FIRST_QUARTER = '第一节' // TXT-24
export const FOURTH_QUARTER = '第四节' // TXT-25
export const OVERTIME = '延时赛' // TXT-13
export const INNING = '第{n}局' // TXT-23
// Guards and errors
export const LOGIN_FIRST = '请先登录账号,才能了解更多' // TXT-29
export const LOGIN_AGAIN = '请重新登录' // TXT-42
export const SERVICE_TROUBLE = '服务开小差了，请稍后重试' // TXT-19
export const TOO_FREQUENT = '请勿频繁提交' // TXT-31
export const ILLEGAL_REQUEST = '非法请求' // TXT-44
export const UNDER_MAINTENANCE = '维护中' // TXT-26
export const GAME_DATA_WRONG = '数据异常,请重新进入游戏' // TXT-18
export const COMPLETE_PROFILE = '去完善' // TXT-10
// Success and dialogs
export const REGISTERED = '注册成功' // TXT-20
export const SMS_CODE_SENT = '获取手机验证码成功' // TXT-27
export const EMAIL_CODE_SENT = '获取邮箱验证码成功' // TXT-28
export const VOICE_CODE_SENT = '验证码获取成功，注意接听手机来电' // TXT-45
export const TRANSFERRED = '转账成功' // TXT-43
export const DIALOG_TITLE = '温馨提示' // TXT-21
export const GUEST_DIALOG_TITLE = '提示' // TXT-17
export const LOADING = '加载中...' // TXT-08
export const LAUNCHING = '启动中...' // TXT-11, TRAP-27

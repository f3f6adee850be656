/** The 54 status codes (SC-6000 … SC-6502), by name. `message` is the server's default text. */
export const STATUS = {
  SUCCESS: { code: 6000, http: 200, message: '成功' },
  LOGIN_EXPIRED: { code: 6001, http: 401, message: '请重新登录' },
  INVALID_CREDENTIALS: { code: 6002, http: 200, message: '用户名或密码错误' },
  ACCESS_DENIED: { code: 6003, http: 403, message: '非法请求' },
  NOT_FOUND: { code: 6004, http: 404, message: '请求的资源不存在' },
  SERVER_ERROR: { code: 6005, http: 500, message: '服务开小差了，请稍后重试' },
  BAD_GATEWAY: { code: 6006, http: 502, message: '服务开小差了，请稍后重试' },
  INVALID_PARAMETER: { code: 6007, http: 400, message: '参数错误' },
  ILLEGAL_PARAMETER: { code: 6008, http: 400, message: '非法请求' },
  DATA_EXISTS: { code: 6009, http: 200, message: '该数据已存在' },
  FILE_UPLOAD_FAILURE: { code: 6010, http: 200, message: '文件上传失败' },
  FREQUENT_SUBMISSION: { code: 6011, http: 429, message: '请勿频繁提交' },
  WARNING: { code: 6012, http: 200, message: '温馨提示' },
  MAINTENANCE: { code: 6013, http: 503, message: '维护中' },
  INVOCATION_ERROR: { code: 6014, http: 200, message: '调用异常' },
  UNBOUND_PHONE: { code: 6015, http: 200, message: '请先绑定手机号' },
  PHONE_VERIFICATION_REQUIRED_1: { code: 6016, http: 200, message: '需要手机验证' },
  PHONE_VERIFICATION_REQUIRED_2: { code: 6017, http: 200, message: '需要手机验证' },
  GRAPHIC_CAPTCHA_REQUIRED: { code: 6021, http: 200, message: '请输入图形验证码' },
  RAPID_VERIFICATION: { code: 6022, http: 200, message: '请完成滑块验证' },
  IP_NOT_PASSED: { code: 6025, http: 200, message: '当前登录IP异常，请进行安全验证' },
  DEVICE_NOT_PASSED: { code: 6026, http: 200, message: '检测到新设备登录，请进行安全验证' },
  DEVICE_AND_IP_NOT_PASSED: { code: 6027, http: 200, message: '设备与IP异常，请进行安全验证' },
  LONG_TIME_NOT_LOGGED_IN: { code: 6028, http: 200, message: '您已长时间未登录，请进行安全验证' },
  RISKY_LOGIN: { code: 6029, http: 200, message: '登录存在风险，请进行安全验证' },
  CONTACT_CUSTOMER_SERVICE: { code: 6030, http: 200, message: '请联系在线客服' },
  REGION_LIMITED: { code: 6031, http: 200, message: '您所在的地区不提供服务' },
  REGION_WARNING: { code: 6032, http: 200, message: '您所在的地区可能受限' },
  IP_RESTRICTED: { code: 6033, http: 200, message: '您的IP已被限制访问' },
  MAX_PHONE_ATTEMPTS: { code: 6034, http: 200, message: '今日短信发送次数已达上限' },
  AUTHENTICATION_REQUIRED: { code: 6035, http: 200, message: '请先完成身份认证' },
  AUTHENTICATION_CODE_ERROR: { code: 6036, http: 200, message: '验证码错误' },
  AUTHENTICATION_LOCKED: { code: 6037, http: 200, message: '验证失败次数过多，请稍后再试' },
  AUTHENTICATION_CODE_EXPIRED: { code: 6038, http: 200, message: '验证码已过期' },
  TOO_MANY_DEVICES: { code: 6039, http: 200, message: '登录设备过多' },
  SIXTY_SECOND_LIMIT: { code: 6066, http: 200, message: '请60秒后再试' },
  WALLET_TOKEN_EXPIRED: { code: 6099, http: 200, message: '钱包登录已过期' },
  PASSWORD_CHECK_FAILURE: { code: 6100, http: 200, message: '密码错误' },
  LOCKING_UNAVAILABLE: { code: 6110, http: 200, message: '锁定功能暂不可用' },
  WITHDRAWAL_PROTECTION_CONFIG_ERROR: { code: 6111, http: 200, message: '提款保护配置错误' },
  PARAMETER_ERROR: { code: 6301, http: 200, message: '参数错误' },
  UID_VERIFICATION_ERROR: { code: 6302, http: 200, message: '数据异常,请重新进入游戏' },
  NO_DATA: { code: 6303, http: 200, message: '暂无数据' },
  SYSTEM_UNDER_MAINTENANCE: { code: 6316, http: 200, message: '维护中' },
  SYSTEM_BUSY: { code: 6317, http: 200, message: '服务开小差了，请稍后重试' },
  TESTING_1: { code: 6318, http: 200, message: '系统测试中' },
  TESTING_2: { code: 6366, http: 200, message: '系统测试中' },
  SYSTEM_ABNORMAL: { code: 6399, http: 200, message: '系统异常' },
  VENUE_ACTIVITY: { code: 6413, http: 200, message: '您正在参与场馆活动，流水未达标不可转出' },
  VENUE_UNDER_MAINTENANCE: { code: 6415, http: 200, message: '场馆维护中' },
  BIND_REAL_NAME: { code: 6449, http: 200, message: '请先绑定真实姓名' },
  POPUP_NOT_PROMPTED: { code: 6500, http: 200, message: '' },
  LOGIN_REGISTER_SUSPENDED_POPUP: { code: 6501, http: 200, message: '登录注册功能暂停' },
  LOGIN_REGISTER_SUSPENDED: { code: 6502, http: 200, message: '登录注册功能暂停' },
} as const

export type StatusName = keyof typeof STATUS
/** Every name but SUCCESS: what a call may be refused with. */
export type RefusalName = Exclude<StatusName, 'SUCCESS'>
export type StatusCode = (typeof STATUS)[StatusName]['code']

const nameByCode = new Map<number, StatusName>(
  Object.entries(STATUS).map(([name, status]) => [status.code, name as StatusName]),
)

/** The name of a numeric status code, undefined when the catalogue has no such code. */
export const statusName = (code: number): StatusName | undefined => nameByCode.get(code)

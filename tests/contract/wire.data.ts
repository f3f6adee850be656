/** Codes (SC-…): number, name, HTTP status and the server's words. */
export const CODES: readonly (readonly [code: number, name: string, http: number, message: string])[] = [
  [6000, 'SUCCESS', 200, '成功'],
  [6001, 'LOGIN_EXPIRED', 401, '请重新登录'],
  [6002, 'INVALID_CREDENTIALS', 200, '用户名或密码错误'],
  [6003, 'ACCESS_DENIED', 403, '非法请求'],
  [6004, 'NOT_FOUND', 404, '请求的资源不存在'],
  [6005, 'SERVER_ERROR', 500, '服务开小差了，请稍后重试'],
  [6006, 'BAD_GATEWAY', 502, '服务开小差了，请稍后重试'],
  [6007, 'INVALID_PARAMETER', 400, '参数错误'],
  [6008, 'ILLEGAL_PARAMETER', 400, '非法请求'],
  [6009, 'DATA_EXISTS', 200, '该数据已存在'],
  [6010, 'FILE_UPLOAD_FAILURE', 200, '文件上传失败'],
  [6011, 'FREQUENT_SUBMISSION', 429, '请勿频繁提交'],
  [6012, 'WARNING', 200, '温馨提示'],
  [6013, 'MAINTENANCE', 503, '维护中'],
  [6014, 'INVOCATION_ERROR', 200, '调用异常'],
  [6015, 'UNBOUND_PHONE', 200, '请先绑定手机号'],
  [6016, 'PHONE_VERIFICATION_REQUIRED_1', 200, '需要手机验证'],
  [6017, 'PHONE_VERIFICATION_REQUIRED_2', 200, '需要手机验证'],
  [6021, 'GRAPHIC_CAPTCHA_REQUIRED', 200, '请输入图形验证码'],
  [6022, 'RAPID_VERIFICATION', 200, '请完成滑块验证'],
  [6025, 'IP_NOT_PASSED', 200, '当前登录IP异常，请进行安全验证'],
  [6026, 'DEVICE_NOT_PASSED', 200, '检测到新设备登录，请进行安全验证'],
  [6027, 'DEVICE_AND_IP_NOT_PASSED', 200, '设备与IP异常，请进行安全验证'],
  [6028, 'LONG_TIME_NOT_LOGGED_IN', 200, '您已长时间未登录，请进行安全验证'],
  [6029, 'RISKY_LOGIN', 200, '登录存在风险，请进行安全验证'],
  [6030, 'CONTACT_CUSTOMER_SERVICE', 200, '请联系在线客服'],
  [6031, 'REGION_LIMITED', 200, '您所在的地区不提供服务'],
  [6032, 'REGION_WARNING', 200, '您所在的地区可能受限'],
  [6033, 'IP_RESTRICTED', 200, '您的IP已被限制访问'],
  [6034, 'MAX_PHONE_ATTEMPTS', 200, '今日短信发送次数已达上限'],
  [6035, 'AUTHENTICATION_REQUIRED', 200, '请先完成身份认证'],
  [6036, 'AUTHENTICATION_CODE_ERROR', 200, '验证码错误'],
  [6037, 'AUTHENTICATION_LOCKED', 200, '验证失败次数过多，请稍后再试'],
  [6038, 'AUTHENTICATION_CODE_EXPIRED', 200, '验证码已过期'],
  [6039, 'TOO_MANY_DEVICES', 200, '登录设备过多'],
  [6066, 'SIXTY_SECOND_LIMIT', 200, '请60秒后再试'],
  [6099, 'WALLET_TOKEN_EXPIRED', 200, '钱包登录已过期'],
  [6100, 'PASSWORD_CHECK_FAILURE', 200, '密码错误'],
  [6110, 'LOCKING_UNAVAILABLE', 200, '锁定功能暂不可用'],
  [6111, 'WITHDRAWAL_PROTECTION_CONFIG_ERROR', 200, '提款保护配置错误'],
  [6301, 'PARAMETER_ERROR', 200, '参数错误'],
  [6302, 'UID_VERIFICATION_ERROR', 200, '数据异常,请重新进入游戏'],
  [6303, 'NO_DATA', 200, '暂无数据'],
  [6316, 'SYSTEM_UNDER_MAINTENANCE', 200, '维护中'],
  [6317, 'SYSTEM_BUSY', 200, '服务开小差了，请稍后重试'],
  [6318, 'TESTING_1', 200, '系统测试中'],
  [6366, 'TESTING_2', 200, '系统测试中'],
  [6399, 'SYSTEM_ABNORMAL', 200, '系统异常'],
  [6413, 'VENUE_ACTIVITY', 200, '您正在参与场馆活动，流水未达标不可转出'],
  [6415, 'VENUE_UNDER_MAINTENANCE', 200, '场馆维护中'],
  [6449, 'BIND_REAL_NAME', 200, '请先绑定真实姓名'],
  [6500, 'POPUP_NOT_PROMPTED', 200, ''],
  [6501, 'LOGIN_REGISTER_SUSPENDED_POPUP', 200, '登录注册功能暂停'],
  [6502, 'LOGIN_REGISTER_SUSPENDED', 200, '登录注册功能暂停'],
]

/** Messages (WS-…): id, the fields that go up, the fields that come down; null where nothing goes that way. */
export const MESSAGES: readonly (readonly [id: number, up: string | null, down: string | null])[] = [
  [0, '', 'time'], // heartbeat
  [10001, 'token body', 'uid nickName vip muted guest'], // login success
  [10002, 'rid', null], // join room
  [10003, 'msg', 'id rid uid nickName vip msg time'], // send message
  [10004, null, 'rid uid until reason'], // member mute
  [10005, null, 'rid messageId'], // room broadcast message block
  [10006, null, 'rid status'], // single room status change
  [10007, null, 'minVip'], // global VIP chat level broadcast
  [10008, null, 'rid uid nickName vip online'], // join-room broadcast
  [10009, null, 'status'], // global room status update
  [
    10011,
    'rid pageNum pageSize category categoryType beginTime endTime',
    'rid pageNum pageSize total records',
  ], // history pull
  [10013, null, 'rid'], // room destroy
  [10014, null, 'rid sc_FT_H sc_FT_C re_time se_now'], // room score push
  [10015, null, 'rid'], // clear chatroom
  [10016, null, 'rid status minVip online muted history'], // join-room unicast
  [10017, null, 'rid uid nickName gift count'], // gift sending record push
  [10018, null, 'rid uid nickName home away'], // score prediction record push
  [10019, 'uuid', 'uid guest'], // guest login success
  [60000, null, 'type title content refId'], // internal notification
]

/** What the specification names of bodies and answers; a call that isn't here has none of its fields shown. */
export const FIELDS: readonly (readonly [path: string, request: string, answer: string])[] = [
  ['/site/api/v1/configuration/onlinecustomservice', '', 'url'],
  [
    '/site/api/v1/configuration/preInfo',
    '',
    'ip siteBaseConfig siteBaseConfig.h5DomainUrl siteBaseConfig.title',
  ],
  [
    '/site/api/v1/user/login',
    'isAgent name password kaptchcate codeId code version sendCodeNum',
    'token userId',
  ],
  [
    '/site/api/v1/user/register',
    'name password secondPassword kaptchcate codeId code domain rCode iCode',
    '',
  ],
  [
    '/site/api/v1/user/member/validateGeeCheck',
    'lot_number captcha_output pass_token gen_time validate_way',
    '',
  ],
  ['/site/api/v1/user/register/defaultKaptcha', '', 'image x-code'],
  ['/site/api/v1/user/member/kaptchcate', 'name password ktype', ''],
  [
    '/site/api/v1/user/member/info',
    'isPop',
    'bindPhone bindRealName gender birthday registerTime realName phone email password secondPassword bankCard',
  ],
  [
    '/site/api/v1/user/sendCode/one',
    'sendCodeNumV2 sendNameV2 codeIdV2 SendCodeNum SendName codeId type cate version kaptchcate imageCode',
    '',
  ],
  ['/site/api/v1/user/forgetByPhone/one', 'phone name', ''],
  ['/site/api/v1/user/forgetByPhone/two', 'phone name code', ''],
  ['/site/api/v1/user/forgetByPhone/three', 'phone name password secondPassword', ''],
  ['/site/api/v1/user/forgetByEmail/one', 'email name', ''],
  ['/site/api/v1/user/forgetByEmail/two', 'email name code', ''],
  ['/site/api/v1/user/forgetByEmail/three', 'email name password secondPassword', ''],
  ['/site/api/v1/user/upload/uploadImage', 'file', ''],
  ['/site/api/v1/site/countryArea/queryCountryArea', 'area', 'areaName areaCode regex'],
  [
    '/site/api/v1/site/letter/getUnreadForType',
    'userSystem',
    'brnotice_count bractivity_count brbulletin_count brmatch_count brfd_count notice_count activity_count fd_count',
  ],
  ['/fd/api/v1/transfer/getBalance', 'withLockMoney', 'centerWalletBalance lockMoney walletBalance'],
  ['/game/api/v1/venue/allBalance', 'category', 'total'],
  ['/game/api/v1/venue/transfer', 'channelCode amount ty isActivity', ''],
  ['/game/api/v1/venue/launch', 'enName gameCode isActivity', 'url'],
  ['/game/api/v1/venue/balance', 'channelCode', ''],
  ['/game/api/v1/venue/resource', 'method enName request', ''],
  ['/stream/api/v1/history', 'rid pageNum pageSize category categoryType beginTime endTime', ''],
  ['/stream/ws/v1/handshake', 'clientType siteId', ''],
]

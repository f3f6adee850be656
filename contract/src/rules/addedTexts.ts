/** Texts of checks that the specification states without a text (U-TXT-02). */
export const UNDERAGE = '未满18周岁不可参与' // U-AUTH-13
export const BIRTHDAY_FORMAT = '请选择正确的出生日期' // U-AUTH-15
export const FORGOT_USERNAME_TOO_LONG = '用户名最多30位' // V-FP-01
export const CODE_FORMAT = '请输入6位数字验证码' // V-ND-01
export const CODE_FOR_OTHER = '刚发送过其他用途的验证码，请稍后重新获取' // T-CODE-60
export const CAPTCHA_TOO_LONG = '验证码最多10位' // V-CAP-01
export const REPEAT_REQUIRED = '请再次输入密码' // V-REG-06
export const SECOND_PASSWORD_FORMAT = '请输入6位数字的二级密码' // U-AUTH-09
export const SECOND_PASSWORD_TRIVIAL = '二级密码过于简单，请勿使用连续或重复的数字' // U-AUTH-09
export const AMOUNT_FORMAT = '请输入正确的金额' // V-VT-02
export const TRANSFER_TOO_SMALL = '单笔最少转入 ¥1' // V-VT-02
export const CARD_REQUIRED = '请输入银行卡号' // U-FD-07
export const CARD_FORMAT = '请输入正确的银行卡号' // U-FD-07
export const ADDRESS_REQUIRED = '请输入钱包地址' // U-FD-07
export const ADDRESS_FORMAT = '请输入正确的钱包地址' // U-FD-07
export const ADDRESS_OTHER_NETWORK = '钱包地址与所选网络不符' // U-FD-07
export const ALIPAY_REQUIRED = '请输入支付宝账号' // U-FD-07
export const ALIPAY_FORMAT = '请输入正确的支付宝账号' // U-FD-07
/** A call was refused and nobody could say what time it is. */
export const DEVICE_TIME = '请求未被接受，请校准设备的日期与时间后重试'

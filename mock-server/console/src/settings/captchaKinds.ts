export const CAPTCHA_KINDS = { auto: '自动', picture: '图形', slider: '滑块', none: '不需要' } as const

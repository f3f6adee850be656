/** Numbers that both sides keep to and that belong to no single field. Durations are milliseconds, money is fen. */
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

// Calls
export const REQUEST_TIMEOUT_MS = 30 * SECOND // T-NET-30
export const TIMESTAMP_TOLERANCE_MS = 5 * MINUTE // U-NET-02
export const REPEATED_WRITE_MS = 1 * SECOND // U-NET-07
export const LOGINS_PER_MINUTE = 10 // U-NET-07
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024 // U-MSG-03
export const BODY_MAX_BYTES = 1024 * 1024 // of a call that is no upload
export const XSRF_COOKIE = 'XSRF-TOKEN' // N-08

// Dialogs
export const REGISTER_PROMPT_MS = 500 // T-REG-500
export const LOADING_AUTO_CLOSE_MS = 3 * SECOND // T-LOAD-3
export const BOTTOM_NOTICE_MS = 3 * SECOND // U-NAV-06
export const TITLE_MARQUEE_MS = 300 // T-MARQ-300
export const TITLE_MARQUEE_ABOVE = 15 // T-MARQ-300

// Sign-in
export const CODE_RESEND_MS = 60 * SECOND // T-CODE-60
export const CODE_LIFE_MS = 5 * MINUTE // U-AUTH-06
export const CODE_WRONG_TRIES = 5 // U-AUTH-06
export const CODE_LOCK_MS = 15 * MINUTE // U-AUTH-06
export const CODES_PER_PHONE_PER_DAY = 10 // U-AUTH-06
export const RESET_DONE_MS = 3 * SECOND // T-FP-3
export const SESSION_LIFE_MS = 7 * DAY // U-AUTH-01
export const SESSIONS_MAX = 5 // U-AUTH-01
export const JWT_LIFE_MS = 10 * MINUTE // U-AUTH-02
export const REMEMBER_PASSWORD_MS = 30 * DAY // U-LS-02
export const LONG_ABSENCE_MS = 90 * DAY // U-AUTH-05
export const WRONG_PASSWORDS = 5 // U-AUTH-08
export const CAPTCHA_GRANT_MS = 60 * SECOND // TRAP-13
export const CAPTCHA_LIFE_MS = 2 * MINUTE // U-AUTH-03
export const SLIDER_TOLERANCE_PX = 5 // U-AUTH-18

// Chat websocket
export const HEARTBEAT_MS = 10 * SECOND // T-HB-10
export const RECONNECT_MS = 5 * SECOND // T-RECON-5
export const SEND_RETRY_MS = 300 // T-SEND-300
export const SOCKET_SILENCE_MS = 30 * SECOND // U-WS-04
export const SEND_QUEUE_MAX = 100 // U-WS-04
export const CHAT_TEXT_MAX = 100 // U-WS-04
export const CHAT_HISTORY_PAGE = 15 // W-PAGE-15

// Betting
export const SLIP_MAX = 10 // B-LIM-10
export const PARLAY_MIN_LEGS = 2 // U-SPORT-11
export const PARLAY_MAX_LEGS = 10 // U-SPORT-11
export const BET_DELAY_MS = 5 * SECOND // U-SPORT-07
export const STAKE_MIN_CENTS = 1_000 // U-SPORT-08: 10
export const STAKE_MAX_CENTS = 5_000_000 // U-SPORT-08: 50,000
export const PARLAY_STAKE_MAX_CENTS = 2_000_000 // U-SPORT-08: 20,000
export const MATCH_STAKE_MAX_CENTS = 10_000_000 // U-SPORT-08: 100,000
export const IN_PLAY_REFRESH_MS = 5 * SECOND // U-SPORT-10
export const TODAY_REFRESH_MS = 30 * SECOND // U-SPORT-10
export const EARLY_REFRESH_MS = 60 * SECOND // U-SPORT-10

// Funds
export const DEPOSIT_MIN_CENTS = 10_000 // U-FD-01: 100
export const DEPOSIT_MAX_CENTS = 5_000_000 // U-FD-01: 50,000
export const DEPOSIT_LIFE_MS = 15 * MINUTE // U-FD-02
export const ORDER_POLL_MS = 5 * SECOND // U-FD-02
export const TRANSFER_MIN_CENTS = 100 // U-FD-04: 1, from the centre into a venue
export const DEAL_DAYS_MAX = 31 // U-FD-08: days of the record's chart
export const SIGNAL_CODE_LENGTH = 6 // U-FD-03
/** A deposit asks for so many times its amount in valid bets; a gift too, unless its activity says otherwise. */
export const DEPOSIT_TURNOVER_TIMES = 1 // U-FD-04
export const GIFT_TURNOVER_TIMES = 1 // U-FD-04
export const WITHDRAW_MIN_CENTS = 10_000 // U-FD-04: 100
export const WITHDRAW_MAX_CENTS = 5_000_000 // U-FD-04: 50,000
export const RATE_LIFE_MS = 60 * SECOND // U-FD-06
export const CARDS_MAX = 5 // U-FD-07
export const ADDRESSES_MAX = 5 // U-FD-07
export const ALIPAY_MAX = 3 // U-FD-07
export const REBATE_MAX_CENTS = 888_800 // U-VIP-03: 8,888
export const WEEKLY_GIFT_MIN_TURNOVER_CENTS = 100_000 // U-VIP-02: 1,000
export const WEEKLY_GIFT_CLAIM_MS = 7 * DAY // U-VIP-02

// Feedback and terms
export const FEEDBACK_MIN = 10 // U-MSG-02
export const FEEDBACK_MAX = 500 // U-MSG-02
export const FEEDBACK_IMAGES_MAX = 3 // U-MSG-02
export const FEEDBACK_ANSWER_MS = 30 * SECOND // U-MSG-02
export const COMPLAINT_WINDOW_MS = 14 * DAY // TERM-41
export const RECORDS_KEPT_YEARS = 5 // TERM-42

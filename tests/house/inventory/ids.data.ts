/** Every id of the inventory of the specification: rules and texts, calls, codes, messages, routes, traps (META-01). */
export const IDS: Readonly<Record<string, string>> = {
  META: 'META-01 META-02',
  APP: 'APP-01 APP-02 APP-03 APP-04 APP-05 APP-06 APP-07',
  PERM: 'PERM-01 PERM-02 PERM-03 PERM-04 PERM-05 PERM-06 PERM-07',
  AREA: `
    AREA-01 AREA-02 AREA-03 AREA-04 AREA-05 AREA-06 AREA-07 AREA-08 AREA-09 AREA-10 AREA-11 AREA-12
    AREA-13 AREA-14 AREA-15 AREA-16 AREA-17 AREA-18 AREA-19 AREA-20 AREA-21
  `,
  ED: 'ED-01 ED-02 ED-03',
  NAV: 'NAV-01 NAV-02 NAV-03 NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 NAV-09 NAV-10 NAV-11',
  GUARD: 'GUARD-01 GUARD-02 GUARD-03 GUARD-04 GUARD-05 GUARD-06',
  GLOB: 'GLOB-01 GLOB-02 GLOB-03 GLOB-04 GLOB-05 GLOB-06 GLOB-07',
  T: 'T-MARQ-300 T-FP-3 T-CODE-60 T-HB-10 T-RECON-5 T-SEND-300 T-LOAD-3 T-NET-30 T-REG-500',
  UI: `
    UI-AUTH-01 UI-AUTH-02 UI-AUTH-03 UI-AUTH-04 UI-LR-01 UI-LR-02 UI-LR-03 UI-LR-04 UI-LR-05
    UI-FP-01 UI-FP-02 UI-ND-01 UI-ND-02 UI-ND-03 UI-ND-04 UI-CAP-01 UI-TERM-01 UI-TERM-02 UI-TERM-03
    UI-PI-01 UI-PI-02 UI-PI-03 UI-PI-04 UI-PI-05 UI-PI-06 UI-PI-07 UI-PI-08 UI-PI-09 UI-PI-10
    UI-PI-11 UI-PI-12 UI-LP-01 UI-VT-01 UI-SP-01
  `,
  LS: 'LS-01 LS-02 LS-03 LS-04 LS-05 LS-06 LS-07 LS-08 LS-09 LS-10 LS-11 LS-12 LS-13 LS-14 LS-15',
  ENT: `
    ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-12 ENT-13
    ENT-14 ENT-15 ENT-16 ENT-17 ENT-18 ENT-19 ENT-20 ENT-21
  `,
  FP: 'FP-01 FP-02 FP-03',
  C: `
    C-SPORT-ALL C-SPORT-FT C-SPORT-VF C-SPORT-BK C-SPORT-TN C-SPORT-OP C-SPORT-SK C-SPORT-FS
    C-SPORT-VB C-SPORT-BS C-SPORT-TT C-MKT-FU C-MKT-FT C-MKT-RB C-MKT-FSFT C-MKT-FSFU C-ODDS-E
    C-ODDS-H C-ODDS-I C-ODDS-M C-RES-A C-RES-W C-RES-LW C-RES-LL C-RES-L C-RES-P C-RES-D C-RES-D01
    C-RES-D02 C-RES-D03 C-RES-D04 C-RES-D05 C-RES-D06 C-RES-D07 C-RES-D08 C-RES-D09 C-RES-D10
    C-RES-D11 C-RES-D12 C-RES-D13 C-RES-D14 C-RES-D15 C-RES-D16 C-RES-D17 C-RES-D18 C-RES-D19
    C-RES-D20 C-RES-D21 C-RES-D22 C-RES-D23 C-RES-D24 C-KTYPE-1 C-KTYPE-4 C-KTYPE-2 C-KTYPE-3
    C-CTYPE-2 C-CTYPE-3 C-CATE-0 C-CATE-1 C-CATE-2 C-CRTY
  `,
  A: 'A-01 A-02 A-03 A-04 A-05 A-06 A-07 A-08',
  EV: 'EV-01 EV-02 EV-03 EV-04 EV-05 EV-06 EV-07 EV-08 EV-09 EV-10 EV-11 EV-12 EV-13',
  ST: 'ST-FP-01 ST-FP-02 ST-FP-03 ST-FP-04',
  W: 'W-01 W-02 W-03 W-PAGE-15',
  G: 'G-01 G-02 G-03 G-04 G-05 G-06 G-09',
  B: `
    B-SLIP-01 B-SLIP-02 B-SLIP-03 B-SLIP-04 B-SLIP-05 B-SLIP-06 B-SLIP-07 B-SLIP-08 B-SLIP-09
    B-SLIP-10 B-LIM-10 B-LIM-11 B-CALC-01 B-CALC-02 B-CALC-03 B-CALC-04 B-CALC-05 B-CALC-06
    B-CALC-07
  `,
  S: 'S-01 S-02 S-03 S-04 S-05 S-06 S-07 S-08 S-09 S-10 S-11 S-12 S-13 S-14 S-15',
  DEF: 'DEF-01 DEF-02 DEF-03 DEF-04',
  V: `
    V-EMAIL-01 V-NAME-01 V-NAME-02 V-NAME-03 V-NAME-04 V-REG-00 V-REG-01 V-REG-02 V-REG-03 V-REG-04
    V-REG-05 V-REG-06 V-REG-07 V-REG-08 V-REG-09 V-REG-10 V-REG-11 V-REG-12 V-FP-01 V-FP-02 V-FP-03
    V-FP-04 V-FP-05 V-FP-06 V-FP-07 V-FP-08 V-FP-09 V-FP-10 V-ND-01 V-ND-02 V-ND-03 V-CAP-01 V-VT-01
    V-VT-02 V-VT-03 V-VT-04
  `,
  FMT: 'FMT-01 FMT-02 FMT-03',
  TERM: `
    TERM-01 TERM-02 TERM-03 TERM-04 TERM-05 TERM-11 TERM-12 TERM-13 TERM-14 TERM-15 TERM-16 TERM-17
    TERM-18 TERM-19 TERM-21 TERM-22 TERM-23 TERM-24 TERM-25 TERM-26 TERM-27 TERM-28 TERM-31 TERM-32
    TERM-33 TERM-34 TERM-35 TERM-36 TERM-41 TERM-42
  `,
  N: 'N-01 N-HDR-1 N-HDR-2 N-HDR-3 N-HDR-4 N-HDR-5 N-HDR-6 N-HDR-7 N-02 N-03 N-04 N-05 N-06 N-07 N-08',
  PAY: 'PAY-01 PAY-02 PAY-03 PAY-04 PAY-05 PAY-06 PAY-07 PAY-08 PAY-09 PAY-10 PAY-11 PAY-12',
  X: 'X-00 X-01 X-02 X-03 X-04 X-05 X-06 X-07 X-08 X-09 X-10 X-11 X-12 X-13 X-14 X-15 X-16',
  TXT: `
    TXT-OK-1 TXT-OK-2 TXT-OK-3 TXT-OK-4 TXT-OK-5 TXT-DLG-1 TXT-DLG-2 TXT-DLG-3 TXT-DLG-4 TXT-ERR-1
    TXT-ERR-2 TXT-ERR-3 TXT-ERR-4 TXT-ERR-5 TXT-01 TXT-02 TXT-03 TXT-04 TXT-05 TXT-06 TXT-07 TXT-08
    TXT-09 TXT-10 TXT-11 TXT-12 TXT-13 TXT-14 TXT-15 TXT-16 TXT-17 TXT-18 TXT-19 TXT-20 TXT-21
    TXT-22 TXT-23 TXT-24 TXT-25 TXT-26 TXT-27 TXT-28 TXT-29 TXT-30 TXT-31 TXT-32 TXT-33 TXT-34
    TXT-35 TXT-36 TXT-37 TXT-38 TXT-39 TXT-40 TXT-41 TXT-42 TXT-43 TXT-44 TXT-45
  `,
  EP: `
    EP-site-advertising.navigationList EP-site-advertising.sponsorContent
    EP-site-advertising.queryNoticeListByPage EP-site-advertising.getMyDiscountAd
    EP-site-configuration.onlinecustomservice EP-site-configuration.preInfo EP-site-user.login
    EP-site-user.register EP-site-user.member.validateGeeCheck EP-site-user.register.defaultKaptcha
    EP-site-user.member.kaptchcate EP-site-user.logout EP-site-user.member.info
    EP-site-user.member.jwt EP-site-user.member.bindOther EP-site-user.sendCode.one
    EP-site-user.sendCode.two EP-site-user.member.bindEmail EP-site-user.member.bindPhone
    EP-site-user.member.bindPasswordByPhone EP-site-user.member.bindPasswordByEmail
    EP-site-user.member.bindPassword EP-site-user.withdrawal.pwd.set
    EP-site-user.withdrawal.pwd.reset EP-site-user.member.memberGradeInfoByGrade
    EP-site-user.member.memberGradeConfigList EP-site-user.member.getGameFanshuiHighLow
    EP-site-user.member.bindFromDeposit EP-site-user.member.avatarList EP-site-user.member.addAvatar
    EP-site-user.forgetByPhone.one EP-site-user.forgetByPhone.two EP-site-user.forgetByPhone.three
    EP-site-user.forgetByEmail.one EP-site-user.forgetByEmail.two EP-site-user.forgetByEmail.three
    EP-site-user.feedback.addFeedBack EP-site-user.feedback.unreadNum
    EP-site-user.feedback.queryMemberBetList EP-site-user.feedback.querySiteDepositRewardConfigList
    EP-site-user.feedback.getFeedBackList EP-site-user.feedback.getFeedbackInfo
    EP-site-user.feedback.delFeedback EP-site-user.upload.uploadImage
    EP-site-site.countryArea.queryCountryArea EP-site-site.common.singleDataDecryption
    EP-site-site.letter.getUnreadForType EP-site-site.letter.list EP-site-site.letter.read
    EP-site-site.letter.delete EP-site-site.letter.onekeyRead EP-act-promotion.config
    EP-act-promotion.verification EP-act-promotion.joinActivity EP-act-promotion.confirmInfo
    EP-act-vipWeek.VipWeekInfo EP-act-activityTopGift.exchangeRecord EP-fd-payment.types
    EP-fd-payment.getDepositOrderStatus EP-fd-payment.pay EP-fd-payment.closeOrder
    EP-fd-payment.createSignalCode EP-fd-payment.getCustomerInfo EP-fd-transfer.getBalance
    EP-fd-transfer.utcTransfer EP-fd-transfer.getTransferRate EP-fd-transactions.queryDealRecord
    EP-fd-vCurrency.list EP-fd-withdraw.withdrawOrderInfo EP-fd-withdraw.baseCfg.list
    EP-fd-withdraw.withdrawInfo EP-fd-withdraw.usdtWithdrawInfo EP-fd-withdraw.new
    EP-fd-bankCard.queryMemberBanksInfoList EP-fd-bankCard.withdraw.add.list
    EP-game-venue.allBalance EP-game-venue.recycle EP-game-venue.transfer
    EP-game-venue.getVenueInfoByCategory EP-game-venue.getBonusPools EP-game-venue.gameList
    EP-game-venue.launch EP-game-venue.balance EP-game-venue.resource
    EP-game-status.setAutoTransferStatus EP-game-record.betRecordTotal EP-game-record.betRecordList
    EP-game-collection.addCollection EP-game-collection.removeCollection
    EP-game-video.hotLive.matchDetail EP-stream-history EP-stream-ws.v1.handshake
  `,
  UN: `
    UN-01 UN-02 UN-03 UN-04 UN-05 UN-06 UN-07 UN-08 UN-09 UN-10 UN-11 UN-12 UN-13 UN-14 UN-15 UN-16
    UN-17 UN-18 UN-19 UN-20
  `,
  SC: `
    SC-6000 SC-6001 SC-6002 SC-6003 SC-6004 SC-6005 SC-6006 SC-6007 SC-6008 SC-6009 SC-6010 SC-6011
    SC-6012 SC-6013 SC-6014 SC-6015 SC-6016 SC-6017 SC-6021 SC-6022 SC-6025 SC-6026 SC-6027 SC-6028
    SC-6029 SC-6030 SC-6031 SC-6032 SC-6033 SC-6034 SC-6035 SC-6036 SC-6037 SC-6038 SC-6039 SC-6066
    SC-6099 SC-6100 SC-6110 SC-6111 SC-6301 SC-6302 SC-6303 SC-6316 SC-6317 SC-6318 SC-6366 SC-6399
    SC-6413 SC-6415 SC-6449 SC-6500 SC-6501 SC-6502
  `,
  NB: 'NB-01 NB-02 NB-03 NB-04 NB-05 NB-06 NB-07 NB-08 NB-09 NB-10 NB-11',
  WS: `
    WS-0 WS-10001 WS-10002 WS-10003 WS-10004 WS-10005 WS-10006 WS-10007 WS-10008 WS-10009 WS-10011
    WS-10013 WS-10014 WS-10015 WS-10016 WS-10017 WS-10018 WS-10019 WS-60000
  `,
  WSL: 'WSL-01 WSL-02 WSL-03 WSL-04 WSL-05 WSL-06 WSL-07 WSL-08 WSL-09',
  RT: `
    RT-001 RT-002 RT-003 RT-004 RT-005 RT-006 RT-007 RT-008 RT-009 RT-010 RT-011 RT-012 RT-013
    RT-014 RT-015 RT-016 RT-017 RT-018 RT-019 RT-020 RT-021 RT-022 RT-023 RT-024 RT-025 RT-026
    RT-027 RT-028 RT-029 RT-030 RT-031 RT-032 RT-033 RT-034 RT-035 RT-036 RT-037 RT-038 RT-039
    RT-040 RT-041 RT-042 RT-043 RT-044 RT-045 RT-046 RT-047 RT-048 RT-049 RT-050 RT-051 RT-052
    RT-053 RT-054 RT-055 RT-056 RT-057 RT-058 RT-059 RT-060 RT-061 RT-062 RT-063 RT-064 RT-065
    RT-066 RT-067 RT-068 RT-069 RT-070 RT-071 RT-072 RT-073 RT-074 RT-075 RT-076 RT-077 RT-078
    RT-079 RT-080
  `,
  DEST: `
    DEST-01 DEST-02 DEST-03 DEST-04 DEST-05 DEST-06 DEST-07 DEST-08 DEST-09 DEST-10 DEST-11 DEST-12
    DEST-13 DEST-14 DEST-15 DEST-16 DEST-17 DEST-18 DEST-19 DEST-20 DEST-21 DEST-22 DEST-23 DEST-24
    DEST-25 DEST-26 DEST-27 DEST-28 DEST-29 DEST-30 DEST-31 DEST-32 DEST-33 DEST-34 DEST-35 DEST-36
    DEST-37 DEST-38 DEST-39 DEST-40 DEST-41 DEST-42 DEST-43 DEST-44 DEST-45 DEST-46 DEST-47 DEST-48
    DEST-49 DEST-50 DEST-51
  `,
  CAT: `
    CAT-01 CAT-02 CAT-03 CAT-04 CAT-05 CAT-06 CAT-07 CAT-08 CAT-09 CAT-10 CAT-11 CAT-12 CAT-13
    CAT-14 CAT-15 CAT-16 CAT-17 CAT-18 CAT-19 CAT-20 CAT-21 CAT-22
  `,
  TRAP: `
    TRAP-01 TRAP-02 TRAP-03 TRAP-04 TRAP-05 TRAP-06 TRAP-07 TRAP-08 TRAP-09 TRAP-10 TRAP-11 TRAP-12
    TRAP-13 TRAP-14 TRAP-15 TRAP-16 TRAP-17 TRAP-18 TRAP-19 TRAP-20 TRAP-21 TRAP-22 TRAP-23 TRAP-24
    TRAP-25 TRAP-26 TRAP-27 TRAP-28 TRAP-29 TRAP-30 TRAP-31 TRAP-32 TRAP-33 TRAP-34 TRAP-35 TRAP-36
    TRAP-37 TRAP-38 TRAP-39 TRAP-40 TRAP-41 TRAP-42 TRAP-43 TRAP-44 TRAP-45 TRAP-46 TRAP-47 TRAP-48
    TRAP-49 TRAP-50 TRAP-51 TRAP-52 TRAP-53 TRAP-54 TRAP-55 TRAP-56 TRAP-57 TRAP-58 TRAP-59 TRAP-60
    TRAP-61 TRAP-62 TRAP-63 TRAP-64
  `,
}

/** What the specification leaves open, each decided under its id (META-02). */
export const DECISIONS = `
  U-APP-01 U-APP-02 U-APP-03 U-APP-04 U-SET-01 U-SET-02 U-NAV-01 U-NAV-02 U-NAV-03 U-NAV-04 U-NAV-05
  U-NAV-06 U-NAV-07 U-NAV-08 U-LS-01 U-LS-02 U-LS-03 U-NET-01 U-NET-02 U-NET-03 U-NET-04 U-NET-05
  U-NET-06 U-NET-07 U-AUTH-01 U-AUTH-02 U-AUTH-03 U-AUTH-04 U-AUTH-05 U-AUTH-06 U-AUTH-07 U-AUTH-08
  U-AUTH-09 U-AUTH-10 U-AUTH-11 U-AUTH-12 U-AUTH-13 U-AUTH-14 U-AUTH-15 U-AUTH-16 U-AUTH-17 U-AUTH-18
  U-WS-01 U-WS-02 U-WS-03 U-WS-04 U-WS-05 U-GAME-01 U-GAME-02 U-GAME-03 U-GAME-04 U-GAME-05 U-GAME-06
  U-GAME-07 U-GAME-08 U-SPORT-01 U-SPORT-02 U-SPORT-03 U-SPORT-04 U-SPORT-05 U-SPORT-06 U-SPORT-07
  U-SPORT-08 U-SPORT-09 U-SPORT-10 U-SPORT-11 U-SPORT-12 U-SPORT-13 U-SPORT-14 U-SPORT-15 U-VIP-01
  U-VIP-02 U-VIP-03 U-FD-01 U-FD-02 U-FD-03 U-FD-04 U-FD-05 U-FD-06 U-FD-07 U-FD-08 U-FD-09 U-ACT-01
  U-ACT-02 U-ACT-03 U-MSG-01 U-MSG-02 U-MSG-03 U-TXT-01 U-TXT-02 U-TXT-03 U-TXT-04 U-TERM-01 U-TERM-02
  U-TERM-03 U-SRV-01 U-SRV-02 U-AUTH-19 U-LS-04 U-NAV-09 U-MSG-04
`

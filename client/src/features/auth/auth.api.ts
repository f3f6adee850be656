import { api, challenged, mutation } from '../../api/api.ts'
import { sealed } from '../../api/codes/codes.ts'

const OWN_PLACE = { silent: true }

const authApi = api.injectEndpoints({
  endpoints: () => ({
    login: challenged('/site/api/v1/user/login'),
    register: challenged('/site/api/v1/user/register'),
    captchaKind: challenged('/site/api/v1/user/member/kaptchcate'),
    picture: mutation('/site/api/v1/user/register/defaultKaptcha', [], OWN_PLACE),
    sliderChallenge: mutation('/site/api/v1/user/register/sliderChallenge', [], OWN_PLACE),
    sliderVerify: mutation('/site/api/v1/user/register/sliderVerify', [], OWN_PLACE),
    validateSlider: mutation('/site/api/v1/user/member/validateGeeCheck', [], OWN_PLACE),
    sendCode: challenged('/site/api/v1/user/sendCode/one', sealed),
    forgetByPhoneOne: challenged('/site/api/v1/user/forgetByPhone/one'),
    forgetByPhoneTwo: mutation('/site/api/v1/user/forgetByPhone/two', [], OWN_PLACE),
    forgetByPhoneThree: mutation('/site/api/v1/user/forgetByPhone/three', [], OWN_PLACE),
    forgetByEmailOne: challenged('/site/api/v1/user/forgetByEmail/one'),
    forgetByEmailTwo: mutation('/site/api/v1/user/forgetByEmail/two', [], OWN_PLACE),
    forgetByEmailThree: mutation('/site/api/v1/user/forgetByEmail/three', [], OWN_PLACE),
  }),
})

export const {
  useLoginMutation,
  useRegisterMutation,
  useCaptchaKindMutation,
  usePictureMutation,
  useSliderChallengeMutation,
  useSliderVerifyMutation,
  useValidateSliderMutation,
  useSendCodeMutation,
  useForgetByPhoneOneMutation,
  useForgetByPhoneTwoMutation,
  useForgetByPhoneThreeMutation,
  useForgetByEmailOneMutation,
  useForgetByEmailTwoMutation,
  useForgetByEmailThreeMutation,
} = authApi

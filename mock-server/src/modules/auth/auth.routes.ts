import { auth } from '@app/contract/auth/auth'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { AuthService } from './auth.service.ts'
import type { openForget } from './forget.ts'
import type { openSendCode } from './sendCode.ts'

export interface AuthParts {
  auth: AuthService
  sendCode: ReturnType<typeof openSendCode>
  forget: ReturnType<typeof openForget>
}

export const authRoutes = (of: (world: World) => AuthParts) =>
  implement(auth, {
    login: (call) => of(call.world).auth.login(call),
    register: (call) => of(call.world).auth.register(call),
    logout: (call) => of(call.world).auth.logout(call),
    sendCodeOne: (call) => of(call.world).sendCode.one(call),
    sendCodeTwo: (call) => of(call.world).sendCode.two(call),
    forgetByPhoneOne: (call) => of(call.world).forget.phoneOne(call),
    forgetByPhoneTwo: (call) => of(call.world).forget.phoneTwo(call),
    forgetByPhoneThree: (call) => of(call.world).forget.phoneThree(call),
    forgetByEmailOne: (call) => of(call.world).forget.emailOne(call),
    forgetByEmailTwo: (call) => of(call.world).forget.emailTwo(call),
    forgetByEmailThree: (call) => of(call.world).forget.emailThree(call),
  })

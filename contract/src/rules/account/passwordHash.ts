import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** How every password travels (V-REG-12): 32 lower-case hex digits. It hides nothing from who knows the hash (TRAP-44). */
export const passwordHash = (password: string): string => bytesToHex(md5(utf8ToBytes(password)))

/** What the server can check of a password (TRAP-12). */
export const PASSWORD_HASH_PATTERN = /^[0-9a-f]{32}$/

export const isPasswordHash = (value: string): boolean => PASSWORD_HASH_PATTERN.test(value)

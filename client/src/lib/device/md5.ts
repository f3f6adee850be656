import { md5 as digest } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 lower-case hexadecimal digits of the UTF-8 text: the wire form of passwords (V-REG-12). */
export const md5 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))

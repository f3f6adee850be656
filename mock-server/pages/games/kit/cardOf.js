import { cardOf } from './session.js'
import { chance } from './motion.js'

/** Fewer than the server knows: a number that a player could say. */
const NUMBERS = 100_000

/** A card of fixtures, chosen blindly: nobody picks the odds. @returns {Promise<any>} */
export const anyCard = () => cardOf(Math.floor(chance() * NUMBERS))

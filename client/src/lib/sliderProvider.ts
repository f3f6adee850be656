import { config } from './config.ts'

/** The four fields that every slider provider hands back (ENT-08). */
interface SliderFields {
  lot_number: string
  captcha_output: string
  pass_token: string
  gen_time: string
}

/** Shows its own dialog; undefined when the player closed it. */
export type SliderProvider = () => Promise<SliderFields | undefined>

declare global {
  interface Window {
    /** A deployment's own script registers its provider here, under the name that /config.js gives as `slider`. */
    __APP_SLIDERS__?: Record<string, SliderProvider>
  }
}

/** The provider of the configuration; undefined means the built-in puzzle. */
export const sliderProvider = (): SliderProvider | undefined =>
  config.slider === 'local' ? undefined : globalThis.window.__APP_SLIDERS__?.[config.slider]

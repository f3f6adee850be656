type Speak = (words: string) => string
let speak: Speak = (words) => words

/** The channel's own names are spelled in zh-CN; a client of another language says once how to speak them. */
export const speakNamesWith = (speaker: Speak): void => {
  speak = speaker
}

/** A name of a market, a period, a selection or an odds format as it is to be shown. */
export const spoken = (words: string): string => speak(words)

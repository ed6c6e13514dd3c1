import type { Someone } from '../../session/speaker.ts'

/** Whether this browser can speak. */
export const canSpeak = (): boolean =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** A deeper voice for men, a higher one for children. */
const pitchOf = ({ gender, age }: Someone): number => {
  if (age < 14) return 1.5
  if (gender === 0) return age >= 60 ? 1.05 : 1.2
  return age >= 60 ? 0.75 : 0.85
}

/** What is read aloud of a sentence: gestures in brackets are seen, not said. */
export const spokenOf = (text: string): string =>
  text.replaceAll(/（[^）]*）|\([^)]*\)/g, '').trim()

/** Says a text in Chinese; what was being said before is broken off. */
export const speak = (text: string, speaker: Someone, rate: number): void => {
  const words = spokenOf(text)
  window.speechSynthesis.cancel()
  if (words === '') return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'zh-CN'
  utterance.rate = rate
  utterance.pitch = pitchOf(speaker)
  window.speechSynthesis.speak(utterance)
}

/** Breaks off what is being said. */
export const hush = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel()
}

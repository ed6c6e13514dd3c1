import type { Sound } from '@xinglin/simulation/catalogue'
import { bowelLayer } from './bowel.ts'
import { breathLayer } from './breath.ts'
import { heartLayer } from './heart.ts'
import { type Layer, samplesPerSecond } from './noise.ts'

/** What is heard, with the rate of the patient at the time. */
export type SampledSound = Sound & { readonly rate: number }

/** How long a sound is before it begins again: bowels want patience. */
export const lengthOf = ({ kind }: SampledSound): number => (kind === 'bowel' ? 30 : 10)

const layerOf = (sound: SampledSound, seconds: number): Layer => {
  if (sound.kind === 'heart') return heartLayer(sound, seconds)
  return sound.kind === 'bowel' ? bowelLayer(sound, seconds) : breathLayer(sound, seconds)
}

/** The samples of a sound, between -1 and 1; the same for the loudspeaker and for the drawing. */
export const render = (sound: SampledSound): Float32Array<ArrayBuffer> => {
  const seconds = lengthOf(sound)
  const samples = new Float32Array(seconds * samplesPerSecond)
  layerOf(sound, seconds)(samples)
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = Math.tanh(samples[index] ?? 0)
  return samples
}

/** The loudest of each of so many columns of the drawing. */
export const columnsOf = (samples: Float32Array, columns: number): readonly number[] => {
  const width = samples.length / columns
  return Array.from({ length: columns }, (_, column) => {
    let most = 0
    for (let at = Math.floor(column * width); at < Math.floor((column + 1) * width); at += 1)
      most = Math.max(most, Math.abs(samples[at] ?? 0))
    return most
  })
}

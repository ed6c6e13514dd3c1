import { expect, test } from 'vitest'
import { run } from '#experiment/engine'
import { type Experiment, experiments } from './laboratory.ts'

/**
 * The bits of each version of each engine. A line is only ever added: with a model that gives other figures its `version` is
 * raised in laboratory.ts, and kept runs of the version before are to be told as recorded by an earlier version.
 */
const bits: Readonly<Record<string, string>> = {
  'nerve-muscle 1': 'fc665a98',
  'nerve-trunk 1': '18d01c77',
  'extrasystole 1': '598c976a',
  'extrasystole 2': 'de8dfcfa',
  'isolated-heart 1': '20035f6',
  'electrolytes-ecg 1': '9472aa8e',
  'electrolytes-ecg 2': '7f8df0c1',
  'arterial-pressure 1': 'e48189d7',
  'respiration 1': '408b2825',
  'urine 1': '4b48099',
  'dose-response 1': 'cac9482d',
  'intestine 1': '534c4635',
}

/** Seconds of an intervention that are hashed at most. */
const longest = 600

/** A hash over every bit of every sample of what the field expects of an experiment (FNV-1a over 32-bit words). */
const bitsOf = ({ model, expected }: Experiment): string => {
  const value = new Float64Array(1)
  const words = new Uint32Array(value.buffer)
  let hash = 2_166_136_261
  for (const { events, until } of expected) {
    const { traces } = run(model, 11, {}, events, Math.min(until, longest))
    for (const samples of Object.values(traces))
      for (const sample of samples) {
        value[0] = sample
        for (const word of words) hash = Math.imul(hash ^ word, 16_777_619)
      }
  }
  return (hash >>> 0).toString(16)
}

test.each(experiments.map((one) => [`${one.model.id} ${one.version}`, one] as const))(
  'the figures of %s are those of its version',
  { timeout: 120_000 },
  (name, experiment) => expect({ [name]: bitsOf(experiment) }).toEqual({ [name]: bits[name] }),
)

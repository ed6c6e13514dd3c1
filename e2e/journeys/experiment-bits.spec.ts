import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import * as laboratory from '@xinglin/simulation/experiment'
import { build } from 'vite'

const entry = fileURLToPath(new URL('../../simulation/src/experiment/index.ts', import.meta.url))

/** The laboratory as a browser would load it, in one script. */
const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'laboratory', fileName: 'laboratory' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

type Laboratory = typeof laboratory

/** A hash over every bit of every sample of every expected intervention, by experiment (FNV-1a over 32-bit words). */
const bitsOf = ({ experiments, run }: Laboratory): Record<string, string> => {
  const value = new Float64Array(1)
  const words = new Uint32Array(value.buffer)
  const hashes: Record<string, string> = {}
  for (const { model, expected } of experiments) {
    let hash = 2_166_136_261
    for (const { events, until } of expected) {
      const { traces } = run(model, 11, {}, events, Math.min(until, 600))
      for (const samples of Object.values(traces))
        for (const sample of samples) {
          value[0] = sample
          for (const word of words) hash = Math.imul(hash ^ word, 16_777_619)
        }
    }
    hashes[model.id] = (hash >>> 0).toString(16)
  }
  return hashes
}

test('every experiment gives the same bits in Chromium and in Node', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({ content: await script() })
  const there = await page.evaluate<Record<string, string>>(`(${bitsOf.toString()})(laboratory)`)
  expect(Object.keys(there).length).toBeGreaterThan(4)
  expect(there).toEqual(bitsOf(laboratory))
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { qinghe } from '../addresses.ts'

const entry = fileURLToPath(new URL('../../wire/src/vectors.ts', import.meta.url))
const vectors = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../wire/src/wire-vectors.json', import.meta.url)), 'utf8'),
) as { requests: { expect: { Code: number } }[] }

/** The codec as the browser would load it, in one script. */
const codec = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'wire', fileName: 'wire' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

declare const wire: { checkVectors: (json: unknown) => string[] }

test('every vector of the wire format holds in Chromium', async ({ page }) => {
  // A blank page: the product's own refuse scripts from elsewhere, as they should.
  await page.goto('about:blank')
  await page.addScriptTag({ content: await codec() })
  expect(await page.evaluate((json) => wire.checkVectors(json), vectors)).toEqual([])
  const [first, ...rest] = vectors.requests
  const wrong = {
    ...vectors,
    requests: [{ ...first, expect: { ...first?.expect, Code: 7 } }, ...rest],
  }
  expect(await page.evaluate((json) => wire.checkVectors(json), wrong)).not.toEqual([])
})

test('the product’s pages refuse a script that was injected', async ({ page }) => {
  await page.goto(qinghe)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.textContent = 'window.injected = true'
      document.head.append(script)
    } catch {
      return false
    }
    return 'injected' in window
  })
  expect(ran).toBe(false)
})

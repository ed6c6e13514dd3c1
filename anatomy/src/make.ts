// Makes the files of the models that come with the product, and fails where one is not as it is committed; `--write`
// keeps what was made. Their pictures are made by scripts/posters.mjs, which needs a browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glb } from './kit/glb.ts'
import type { Landmark } from './kit/model.ts'
import { models } from './models.ts'

const folder = fileURLToPath(new URL('../models', import.meta.url))
const write = process.argv.includes('--write')
const metre = 0.001
const round = (value: number) => Number(value.toFixed(5))

const saidOf = ({ id, name, english, text, at, from, stage }: Landmark) => ({
  id,
  name,
  english,
  text,
  at: at.map((value) => round(value * metre)),
  from: from.map(round),
  stage: stage ?? '',
})

mkdirSync(folder, { recursive: true })
const stale: string[] = []
const keep = (file: string, bytes: Uint8Array, isSame: (now: Buffer) => boolean): void => {
  const path = join(folder, file)
  if (existsSync(path) && isSame(readFileSync(path))) return
  if (write) writeFileSync(path, bytes)
  else stale.push(file)
}
for (const make of Object.values(models)) {
  const model = make()
  const { id, name, english, summary, landmarks } = model
  const file = glb(model)
  keep(`${id}.glb`, file, (now) => now.equals(file))
  const description = { name, english, summary, annotations: landmarks.map(saidOf) }
  // What it says, not how the formatter lays it out.
  const text = JSON.stringify(description)
  keep(`${id}.json`, new TextEncoder().encode(text), (now) => {
    const known: unknown = JSON.parse(now.toString('utf8'))
    return JSON.stringify(known) === text
  })
}
for (const file of stale)
  process.stderr.write(`anatomy/models/${file} is stale: run npm run models\n`)
process.exit(stale.length === 0 ? 0 : 1)

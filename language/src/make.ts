// Makes the model that understands questions, and fails where the stored one is older than its data; `--write` keeps what
// was made.
import { buildModel, versionOf } from './build.ts'
import { corpus } from './corpus.ts'
import { readModel, storeModel } from './store.ts'

const storedVersion = (): string => {
  try {
    return readModel().version
  } catch {
    return ''
  }
}

if (process.argv.includes('--write')) {
  const model = buildModel(corpus())
  storeModel(model)
  process.stdout.write(
    `language/model: ${model.intents.features.length} features, ${model.intents.columns.length} weights\n`,
  )
} else if (storedVersion() !== versionOf()) {
  process.stderr.write('language/model is stale: run npm run language\n')
  process.exit(1)
}

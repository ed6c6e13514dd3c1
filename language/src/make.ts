// Makes the model that understands questions, and fails where the stored one is older than its data; `--write` keeps what
// was made; `--beside` keeps what is believed of meanings beside others, and makes two models for it.
import { besideBy } from './beside.ts'
import { buildModel, versionOf } from './build.ts'
import { corpus } from './corpus.ts'
import { readModel, storeBeside, storeModel } from './store.ts'

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
} else if (process.argv.includes('--beside')) {
  storeBeside(besideBy(corpus(), buildModel))
} else if (storedVersion() !== versionOf()) {
  process.stderr.write('language/model is stale: run npm run language\n')
  process.exit(1)
}

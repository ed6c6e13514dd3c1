import { parseArgs } from 'node:util'
import { packInfos } from '@xinglin/content'
import { readConfig } from '../src/config.ts'
import { createSchool, unknownPacks } from '../src/founding.ts'
import { databaseOf } from './installation-database.ts'
import { migrate, openDatabase } from '#platform/database'
import { loadKeys } from '#platform/keys'
import { StartupError } from '#platform/startup-error'
import { fileRoom } from '#resources'

const usage =
  'Use: npm run school -- --host skills.example.edu.cn --name 某某医学院 --admin admin [--colour #0f766e] [--phone 000-0000] [--packs all|none|internal,surgery] [--no-departments]'

/** Keys of packs as they are given: all of the release, none, or some. */
const packsOf = (text: string): string[] => {
  const all = packInfos().map(({ key }) => key)
  if (text === 'all') return all
  const keys = text === 'none' ? [] : text.split(',').filter((key) => key !== '')
  const unknown = unknownPacks(keys)
  if (unknown.length > 0)
    throw new StartupError(`There is no pack ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  return keys
}

const given = () => {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', multiple: true },
        name: { type: 'string' },
        admin: { type: 'string' },
        colour: { type: 'string', default: '#0f766e' },
        phone: { type: 'string', default: '' },
        packs: { type: 'string', default: 'all' },
        'no-departments': { type: 'boolean', default: false },
      },
    })
    const { host, name, admin } = values
    if (!host || !name || !admin) throw new StartupError(usage)
    if (!/^#[0-9a-fA-F]{6}$/.test(values.colour))
      throw new StartupError('The colour is written as #rrggbb.')
    const { colour, phone, 'no-departments': bare } = values
    const packs = packsOf(values.packs)
    return { host, name, admin, colour: colour.toLowerCase(), phone, packs, departments: !bare }
  } catch (error) {
    throw error instanceof StartupError
      ? error
      : new StartupError(`${(error as Error).message} ${usage}`)
  }
}

const main = async (): Promise<void> => {
  const { host, ...wanted } = given()
  const config = readConfig()
  const postgres = await databaseOf(config.DATA_DIR, config.DATABASE_URL)
  try {
    const database = openDatabase({ url: postgres.url, pool: 2, role: await migrate(postgres.url) })
    const files = fileRoom(config.DATA_DIR, loadKeys(config.DATA_DIR, config.KEK_FILE || undefined))
    const { password } = await createSchool(database, files, { ...wanted, hosts: host })
    await database.close()
    process.stdout.write(
      `\n  ${wanted.name}   ${host.join(', ')}\n  administrator  ${wanted.admin}\n  one-time password  ${password}\n\n  It must be changed at the first sign-in.\n\n`,
    )
  } finally {
    await postgres.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `\n  ${error instanceof StartupError ? error.message : (error as Error).stack}\n\n`,
    )
    process.exit(1)
  },
)

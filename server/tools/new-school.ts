import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { foundSchool } from '../src/founding.ts'
import { databaseOf } from './installation-database.ts'
import { migrate, openDatabase } from '#platform/database'
import { StartupError } from '#platform/startup-error'

const usage =
  'Use: npm run school -- --host skills.example.edu.cn --name 某某医学院 --admin admin [--colour #0f766e] [--phone 000-0000]'

const given = () => {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', multiple: true },
        name: { type: 'string' },
        admin: { type: 'string' },
        colour: { type: 'string', default: '#0f766e' },
        phone: { type: 'string', default: '' },
      },
    })
    const { host, name, admin } = values
    if (!host || !name || !admin) throw new StartupError(usage)
    if (!/^#[0-9a-fA-F]{6}$/.test(values.colour))
      throw new StartupError('The colour is written as #rrggbb.')
    return { host, name, admin, colour: values.colour.toLowerCase(), phone: values.phone }
  } catch (error) {
    throw error instanceof StartupError
      ? error
      : new StartupError(`${(error as Error).message} ${usage}`)
  }
}

const main = async (): Promise<void> => {
  const { host, name, admin, colour, phone } = given()
  const config = readConfig()
  const postgres = await databaseOf(config.DATA_DIR, config.DATABASE_URL)
  try {
    const database = openDatabase({ url: postgres.url, pool: 2, role: await migrate(postgres.url) })
    const { password } = await foundSchool(database, { name, hosts: host, admin, colour, phone })
    await database.close()
    process.stdout.write(
      `\n  ${name}   ${host.join(', ')}\n  administrator  ${admin}\n  one-time password  ${password}\n\n  It must be changed at the first sign-in.\n\n`,
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

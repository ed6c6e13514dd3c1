// The hostile account of `bench:abuse`, in a process of its own and at the lowest priority: it is of another machine.
import { setPriority, constants } from 'node:os'
import type { Session } from '@xinglin/contract/identity'
import { farAdvances, manyCalls, notReading, slowBodies, type Abuse } from './abusing.ts'

const abuses: Readonly<Record<string, (port: number, session: Session) => Promise<Abuse>>> = {
  advances: farAdvances,
  calls: manyCalls,
  bodies: slowBodies,
  readers: notReading,
}

setPriority(constants.priority.PRIORITY_LOW)
const [name = '', port = '', session = ''] = process.argv.slice(2)
const begin = abuses[name]
if (!begin) throw new Error(`no abuse ${name}`)
const abuse = await begin(Number(port), JSON.parse(session) as Session)
process.send?.('begun')
process.once('message', () => {
  void abuse.stop().then((answers) => {
    process.send?.([...answers])
    process.exit(0)
  })
})

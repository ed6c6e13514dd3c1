import { kind as kinds } from '@xinglin/contract/courses'
import { getSampleProtocol } from '@xinglin/contract/simulations/experiment'
import { viewOf } from '@xinglin/simulation/practical'
import { sampleItem } from '#courses/catalogue'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { currentProtocol } from '../session/protocols.ts'

/** Answers strangers who try an experiment: its protocol, which their browser runs; nothing is kept. */
export const sampleCalls = () => [
  answer(getSampleProtocol, async function handleGetSampleProtocol(visit) {
    const item = await sampleItem(visit, 'experiment', kinds.experiment)
    const protocol = item && (await currentProtocol(visit, item.body.protocolId))
    if (!item || !protocol) throw refuse(getSampleProtocol.refusals.missing)
    return { CourseId: item.courseId, Protocol: viewOf(protocol) }
  }),
]

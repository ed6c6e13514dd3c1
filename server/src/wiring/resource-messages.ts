import type { SubjectsOf } from '#messages'
import { resourcesAmong } from '#resources'

/** Resources of whose sharing a message speaks. */
export const resourceSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await resourcesAmong(visit, ids)).map(({ id, title, state }) => [
      id,
      { title, state, path: `/PersonalInfo/MyResources?id=${id}` },
    ]),
  )

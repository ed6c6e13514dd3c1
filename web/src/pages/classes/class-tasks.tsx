import { OwnAssignments, TaughtAssignments } from '#assignments'
import type { ClassDetail } from '@xinglin/contract/classes'
import { missionAddress, ownMission } from '../assignments/assignment-addresses.ts'

/** The tasks of a class: a student's own, or those that one teaches with; a new one is given to the class at first. */
export const ClassTasks = ({ one }: { one: ClassDetail }) =>
  one.IsStudent ? (
    <OwnAssignments classId={one.Id} addressOf={(id) => ownMission(id, one.Id)} />
  ) : (
    <TaughtAssignments
      classId={one.Id}
      first={[
        {
          Kind: one.Kind,
          Id: one.Id,
          Name: [one.Course, one.Name].filter((part) => part !== '').join(' '),
          Excluded: false,
        },
      ]}
      addressOf={missionAddress}
    />
  )

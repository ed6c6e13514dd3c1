/** One's own tasks: of all classes (0), or of one. */
export const ownMissions = (classId = '0') => `/PersonalInfo/MyMission/${classId}/MyMissionList`

/** One of one's own tasks. */
export const ownMission = (assignmentId: string, classId = '0') =>
  `/PersonalInfo/MyMission/${classId}/MyMissionDetail/${assignmentId}`

/** One's own work at an item of a task. */
export const ownWork = (assignmentId: string, itemId: string, classId = '0') =>
  `${ownMission(assignmentId, classId)}?work=${itemId}`

/** The tasks that one teaches with, and one of them. */
export const missionManage = '/PersonalInfo/missionDetail'
export const missionAddress = (assignmentId: string) => `${missionManage}?id=${assignmentId}`

/** A work of a task under the hands of whoever marks it. */
export const missionWork = (assignmentId: string, workId: string) =>
  `${missionAddress(assignmentId)}&work=${workId}`

/** The works of a task. */
export const missionMarking = (assignmentId: string) =>
  `${missionAddress(assignmentId)}&tab=marking`

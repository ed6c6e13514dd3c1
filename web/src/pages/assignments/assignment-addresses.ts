/** One's own tasks: of all classes (0), or of one. */
export const ownMissions = (classId = '0') => `/PersonalInfo/MyMission/${classId}/MyMissionList`

/** One of one's own tasks. */
export const ownMission = (assignmentId: string, classId = '0') =>
  `/PersonalInfo/MyMission/${classId}/MyMissionDetail/${assignmentId}`

/** The tasks that one teaches with, and one of them. */
export const missionManage = '/PersonalInfo/missionDetail'
export const missionAddress = (assignmentId: string) => `${missionManage}?id=${assignmentId}`

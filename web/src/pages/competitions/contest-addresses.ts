import type { ContestAddresses, OrganiseAddresses } from '#competitions'

/** Where one looks at one's entries. */
export const myCompetition = '/PersonalInfo/MyCompetition'

/** Where a teacher holds contests. */
export const competitionManage = '/PersonalInfo/competitionManage'

/** Where contests are shown and entered. */
export const contestAddresses: ContestAddresses = {
  lobby: '/Game',
  game: (id) => `/courseCompetitionDetail/${id}`,
  entry: (id) => `/PersonalInfo/mySkillInfo?id=${id}`,
  ownEntries: myCompetition,
}

/** The addresses of contests for a teacher. */
export const teacherContests: OrganiseAddresses = {
  list: competitionManage,
  one: (id) => `${competitionManage}?id=${id}`,
}

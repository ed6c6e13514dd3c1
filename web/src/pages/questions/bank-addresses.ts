import type { BankAddresses } from '#questions'

/** Where a teacher looks at the bank. */
export const teacherBank = '/PersonalInfo/questiondetails'

/** The addresses of the bank in the personal centre. */
export const teacherAddresses: BankAddresses = {
  list: teacherBank,
  bring: '/PersonalInfo/newquestion?mode=import',
  one: (id) => `${teacherBank}?id=${id}`,
  write: (id) => `/PersonalInfo/newquestion?mode=bank${id === undefined ? '' : `&id=${id}`}`,
}

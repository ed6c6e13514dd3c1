/** What the directory is narrowed by: a department, a title by number (0 for all), a page. */
export type TeacherFilters = {
  readonly department: string
  readonly title: number
  readonly page: number
}

/** The whole directory. */
export const allTeachers: TeacherFilters = { department: '', title: 0, page: 1 }

const path = '/Teacher'

const whole = (text: string | null, least: number): number => {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= least && number <= 10_000 ? number : least
}

/** The address of a part of the directory; what is usual is left out. */
export const teachersAddress = ({ department, title, page }: TeacherFilters): string => {
  const query = new URLSearchParams({
    ...(department && { department }),
    ...(title > 0 && { title: String(title) }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${path}?${query}` : path
}

/** What an address asks for; what cannot be read is left out. */
export const readTeachers = (query: URLSearchParams): TeacherFilters => ({
  department: query.get('department') ?? '',
  title: whole(query.get('title'), 0),
  page: whole(query.get('page'), 1),
})

/** The address of a teacher's own page. */
export const teacherAddress = (userId: string): string => `/TeacherInfo/${userId}`

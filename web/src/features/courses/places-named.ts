import { catalogueAddress } from './catalogue-address.ts'
import { noFilters } from './filters/course-filters.ts'
import { departmentName } from './filters/department-name.ts'
import type { Conditions } from './filters/standing.ts'

const most = 4

/** Departments and sections whose names hold a text, with where their courses are; four at most. */
export const placesNamed = (
  menu: Conditions['MenuModel'],
  text: string,
): readonly { readonly name: string; readonly to: string }[] =>
  menu
    .flatMap(({ Id: department, Name, Child }) => [
      {
        name: departmentName(Name),
        to: catalogueAddress({ ...noFilters, department }),
      },
      ...Child.map(({ Id: section, Name: name }) => ({
        name,
        to: catalogueAddress({ ...noFilters, department, section }),
      })),
    ])
    .filter(({ name }) => name.includes(text))
    .slice(0, most)

import type { WorkSheet } from '#ui'
import { positions } from '@xinglin/contract/competitions'

/** Somebody of a sheet. */
type SheetPerson = { readonly name: string; readonly number: string; readonly position: string }

/** A team as a sheet says it; `rowNo` is the row at which it begins. */
export type SheetTeam = {
  readonly rowNo: number
  readonly name: string
  readonly phone: string
  readonly track: string
  readonly people: readonly SheetPerson[]
}

/** The teams of a sheet, or why there are none. */
export type ReadTeams = { readonly teams: readonly SheetTeam[] } | { readonly fault: string }

const lookedAt = 20
const substitute = '替补'

/** What schools call the columns. */
const names = {
  team: ['队名', '队伍', '队伍名称', '参赛队', '团队名称'],
  person: ['姓名', '队员姓名', '学生姓名', '选手姓名', '队员'],
  number: ['学号', '学号/工号', '学生学号', '考号'],
  position: ['位置', '队员位置', '角色', '序位'],
  track: ['赛道', '参赛赛道', '组别', '参赛组别'],
  phone: ['联系电话', '手机', '手机号', '电话'],
} as const
type Column = keyof typeof names

const columnsOf = (row: readonly string[]): Partial<Record<Column, number>> => {
  const cells = row.map((cell) => cell.replaceAll(/\s/g, ''))
  return Object.fromEntries(
    Object.entries(names).flatMap(([column, known]) => {
      const at = cells.findIndex((cell) => (known as readonly string[]).includes(cell))
      return at < 0 ? [] : [[column, at]]
    }),
  )
}

const isHead = (row: readonly string[]): boolean => columnsOf(row).number !== undefined

/**
 * The teams of the first sheet that can be seen and names 学号: rows of one 队名 are a team, an empty 队名 is that of the row
 * above; where students enter for themselves each row is an entry of its own.
 */
export const teamsOf = (sheets: readonly WorkSheet[], isTeam: boolean): ReadTeams => {
  for (const { rows, isHidden } of sheets) {
    const head = rows.slice(0, lookedAt).findIndex(isHead)
    if (isHidden || head < 0) continue
    const columns = columnsOf(rows[head] ?? [])
    if (isTeam && columns.team === undefined) return { fault: '没有“队名”这一列' }
    const teams = new Map<
      string,
      { rowNo: number; phone: string; track: string; people: SheetPerson[] }
    >()
    let last = ''
    for (const [at, row] of rows.entries()) {
      if (at <= head || isHead(row)) continue
      const cell = (column: Column) => (row[columns[column] ?? -1] ?? '').trim()
      const number = cell('number')
      if (number === '' || number.startsWith('示例')) continue
      last = isTeam ? cell('team') || last : number
      const team = teams.get(last) ?? { rowNo: at + 1, phone: '', track: '', people: [] }
      teams.set(last, {
        ...team,
        phone: team.phone || cell('phone'),
        track: team.track || cell('track'),
        people: [
          ...team.people,
          { name: cell('person'), number, position: cell('position').toUpperCase() },
        ],
      })
    }
    if (teams.size === 0) return { fault: '“学号”一列下面没有内容' }
    return { teams: [...teams].map(([name, team]) => ({ name: isTeam ? name : '', ...team })) }
  }
  return { fault: `在表格的前 ${lookedAt} 行中没有找到“学号”这一列的表头` }
}

const placeOf = ({ position }: SheetPerson): number => {
  const at = positions.findIndex((one) => one === position)
  return at < 0 ? positions.length : at
}

/** The numbers of a team: those who compete by their positions, the others in the order of the sheet, and its substitutes. */
export const numbersOf = ({ people }: SheetTeam) => {
  const compete = people.filter(({ position }) => !position.startsWith(substitute))
  return {
    Numbers: compete
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ number }) => number),
    Substitutes: people
      .filter(({ position }) => position.startsWith(substitute))
      .map(({ number }) => number),
  }
}

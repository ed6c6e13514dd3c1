import type { Action } from '@xinglin/simulation/operation'
import type { Menu } from '@xinglin/contract/simulations/operation'

/** The patient of a session: the one that the course names, else one of all by the seed; undefined where there is none. */
export const patientOf = <Patient extends { readonly id: string }>(
  patients: readonly Patient[],
  wanted: string,
  seed: number,
): Patient | undefined =>
  wanted === '' ? patients[seed % patients.length] : patients.find(({ id }) => id === wanted)

const named = (list: Menu['tools'], id: string): string =>
  list.find((one) => one.id === id)?.zh ?? id

/** What an action did, in words, as the menu calls it. */
export const wordsOf = (menu: Menu, action: Action): string => {
  switch (action.type) {
    case 'perform': {
      const deed = menu.deeds.find(({ id }) => id === action.deed)
      const figures = Object.entries(action.values ?? {}).map(([name, value]) => {
        const field = deed?.values?.[name]
        return `${field?.zh ?? name}${value}${field?.unit ?? ''}`
      })
      const details = [
        ...(action.target === undefined ? [] : [named(menu.sites, action.target)]),
        ...(action.option === undefined ? [] : [deed?.options?.[action.option] ?? action.option]),
        ...figures,
      ]
      return `${deed?.zh ?? action.deed}${details.length === 0 ? '' : `（${details.join('，')}）`}`
    }
    case 'prepare':
      return `准备物品：${action.tools.map((id) => named(menu.tools, id)).join('、')}`
    case 'compress':
      return `胸外按压${action.strokes.length}次`
    case 'wait':
      return `等待${action.seconds}秒`
    case 'hint':
      return '请求提示'
    case 'undo':
      return '撤销上一步'
    case 'finish':
      return '结束操作'
  }
}

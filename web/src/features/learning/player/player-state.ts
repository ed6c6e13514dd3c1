import type { ItemState, PlayerItem } from '@xinglin/contract/learning'
import type { PlayerData } from './player-queries.ts'

/** What any recording answers about the whole attempt. */
type Standing = {
  readonly State: ItemState
  readonly Why: string
  readonly Wait: number
  readonly Progress: number
  readonly DoneCount: number
}

const rank: Readonly<Record<ItemState, number>> = { new: 0, begun: 1, done: 2 }

/** The items of an attempt in order. */
export const itemsOf = ({ Chapters }: PlayerData): readonly PlayerItem[] =>
  Chapters.flatMap(({ Items }) => Items)

/** The chapter that an item belongs to. */
export const chapterOf = ({ Chapters }: PlayerData, itemId: string) =>
  Chapters.find(({ Items }) => Items.some(({ Id }) => Id === itemId))

/** The item to open: the one asked for, else where the server last was, else the first that is not complete. */
export const itemToOpen = (player: PlayerData, itemId: string): PlayerItem | undefined => {
  const items = itemsOf(player)
  return (
    items.find(({ Id }) => Id === itemId) ??
    items.find(({ Id }) => Id === player.CurrentItem) ??
    items.find(({ State }) => State !== 'done') ??
    items[0]
  )
}

/** What comes before and after an item, and the first required one that is still open elsewhere. */
export const around = (player: PlayerData, itemId: string) => {
  const items = itemsOf(player)
  const at = items.findIndex(({ Id }) => Id === itemId)
  return {
    before: items[at - 1],
    after: items[at + 1],
    open: items.find(({ Id, Required, State }) => Id !== itemId && Required && State !== 'done'),
  }
}

/** What has to be done before a locked item opens: the first required one before it that is still open. */
export const keyTo = (player: PlayerData, itemId: string): PlayerItem | undefined => {
  const items = itemsOf(player)
  const before = items.slice(
    0,
    Math.max(
      0,
      items.findIndex(({ Id }) => Id === itemId),
    ),
  )
  const open = before.filter(({ State, Lock }) => State !== 'done' && Lock === '')
  return open.find(({ Required }) => Required) ?? open[0]
}

/** Whether an answer about an item may have opened others: only the server knows which. */
export const opensOthers = (player: PlayerData, itemId: string, state: ItemState): boolean =>
  state === 'done' &&
  itemsOf(player).some(({ Id, State }) => Id === itemId && State !== 'done') &&
  itemsOf(player).some(({ Lock }) => Lock !== '')

/** Whether something may still be recorded. */
export const isOpen = ({ State, ReadOnly }: PlayerData) => State === 'active' && ReadOnly === ''

/** Whether everything required is done and the attempt waits to be ended. */
export const canFinish = (player: PlayerData) => isOpen(player) && player.Progress >= 100

/** Where one goes on after an answer about an item: what was complete already leaves that as it was. */
const currentAfter = (player: PlayerData, itemId: string): string => {
  const was = itemsOf(player).find(({ Id }) => Id === itemId)
  return was?.State === 'done' ? (player.CurrentItem ?? itemId) : itemId
}

/** The attempt after an answer about one item: states only go forward, answers may come out of order. */
export const withStanding = (
  player: PlayerData,
  itemId: string,
  standing: Standing,
  best?: number,
): PlayerData => ({
  ...player,
  Progress: Math.max(player.Progress, standing.Progress),
  DoneCount: Math.max(player.DoneCount, standing.DoneCount),
  CurrentItem: currentAfter(player, itemId),
  Chapters: player.Chapters.map((chapter) => ({
    ...chapter,
    Items: chapter.Items.map((item) =>
      item.Id === itemId
        ? {
            ...item,
            State: rank[standing.State] > rank[item.State] ? standing.State : item.State,
            // Words that go with a state which was overtaken are old ones.
            Why: rank[standing.State] >= rank[item.State] ? standing.Why : item.Why,
            Wait: rank[standing.State] >= rank[item.State] ? standing.Wait : item.Wait,
            BestScore: best === undefined ? item.BestScore : Math.max(best, item.BestScore ?? 0),
          }
        : item,
    ),
  })),
})

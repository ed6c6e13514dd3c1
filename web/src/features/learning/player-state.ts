import type { ItemState, PlayerItem } from '@xinglin/contract/learning'
import type { PlayerData } from './player-queries.ts'

/** What any recording answers about the whole attempt. */
type Standing = { readonly State: ItemState; readonly Progress: number; readonly DoneCount: number }

const rank: Readonly<Record<ItemState, number>> = { new: 0, begun: 1, done: 2 }

/** The items of an attempt in order. */
export const itemsOf = ({ Chapters }: PlayerData): readonly PlayerItem[] =>
  Chapters.flatMap(({ Items }) => Items)

/** The chapter that an item belongs to. */
export const chapterOf = ({ Chapters }: PlayerData, itemId: string) =>
  Chapters.find(({ Items }) => Items.some(({ Id }) => Id === itemId))

/** The item to open: the one asked for, else where the server last was, else the first that is not complete. */
export const itemToOpen = (player: PlayerData, asked: string): PlayerItem | undefined => {
  const items = itemsOf(player)
  return (
    items.find(({ Id }) => Id === asked) ??
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

/** Whether something may still be recorded. */
export const isOpen = ({ State, ReadOnly }: PlayerData) => State === 'active' && ReadOnly === ''

/** Whether everything required is done and the attempt waits to be ended. */
export const canFinish = (player: PlayerData) => isOpen(player) && player.Progress >= 100

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
  CurrentItem: itemId,
  Chapters: player.Chapters.map((chapter) => ({
    ...chapter,
    Items: chapter.Items.map((item) =>
      item.Id === itemId
        ? {
            ...item,
            State: rank[standing.State] > rank[item.State] ? standing.State : item.State,
            BestScore: best === undefined ? item.BestScore : Math.max(best, item.BestScore ?? 0),
          }
        : item,
    ),
  })),
})

import {
  getMessagePreferences,
  messageTabs,
  saveMessagePreferences,
  type MessageChannel,
  type MessageTab,
} from '@xinglin/contract/messages'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { preferenceStore } from './preference-store.ts'

/** By which ways outside the school lets messages go, and whether the visitor can be reached by them. */
export type ChannelsOf = (
  visit: Visit,
) => Promise<readonly { readonly channel: MessageChannel; readonly isReachable: boolean }[]>

const ownPreferences = (visit: Visit) => preferenceStore(visit, visit.person?.id ?? '')

const preferencesOf = async (visit: Visit, channelsOf: ChannelsOf) => {
  const kept = await ownPreferences(visit).all()
  return {
    List: (Object.keys(messageTabs) as MessageTab[]).map((tab) => ({
      Tab: tab,
      Inbox: kept.get(tab)?.inbox ?? true,
      Outside: kept.get(tab)?.outside ?? [],
    })),
    Channels: (await channelsOf(visit)).map(({ channel, isReachable }) => ({
      Channel: channel,
      IsReachable: isReachable,
    })),
  }
}

/** Answers people who say how they want to hear of things. */
export const preferenceCalls = (channelsOf: ChannelsOf) => [
  answer(getMessagePreferences, function handleGetMessagePreferences(visit) {
    return preferencesOf(visit, channelsOf)
  }),

  answer(saveMessagePreferences, async function handleSaveMessagePreferences(visit, { List }) {
    if (new Set(List.map(({ Tab }) => Tab)).size < List.length)
      throw refuse(saveMessagePreferences.refusals.twice)
    const store = ownPreferences(visit)
    for (const { Tab, Inbox, Outside } of List)
      await store.keep({ tab: Tab, inbox: Inbox, outside: [...new Set(Outside)] })
    return preferencesOf(visit, channelsOf)
  }),
]

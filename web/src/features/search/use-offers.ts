import { useSchool } from '#session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isSensitive, suggestions } from './queries.ts'
import { type Offers, recentOffers, suggestedOffers } from './offers.ts'
import { useRecentSearches } from './recent.ts'
import { useSettled } from './use-settled.ts'

const debounceMs = 250

/** What the search box offers for what stands in it: the recent searches for nothing, suggestions else. */
export const useOffers = (
  text: string,
  composing: boolean,
): { groups: readonly Offers[]; nothing: boolean; refused: string } => {
  const recent = useRecentSearches()
  const { ProviderNo: supplier } = useSchool()
  const key = useSettled(text.trim(), debounceMs, composing)
  const { data, error, isPlaceholderData } = useQuery({
    ...suggestions(key),
    enabled: key !== '',
    placeholderData: keepPreviousData,
  })
  if (!text.trim()) return { groups: recentOffers(recent), nothing: false, refused: '' }
  const offered = key && data ? suggestedOffers(data) : []
  // Without a supplier a school has no topics.
  const groups = offered.filter(({ kind }) => kind !== 'topics' || supplier !== -1)
  return {
    groups,
    nothing: data !== undefined && key === text.trim() && !isPlaceholderData && groups.length === 0,
    refused: key && isSensitive(error) ? error.message : '',
  }
}

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
  const key = useSettled(text.trim(), debounceMs, composing)
  const { data, error, isPlaceholderData } = useQuery({
    ...suggestions(key),
    enabled: key !== '',
    placeholderData: keepPreviousData,
  })
  if (!text.trim()) return { groups: recentOffers(recent), nothing: false, refused: '' }
  const groups = key && data ? suggestedOffers(data) : []
  return {
    groups,
    nothing: data !== undefined && key === text.trim() && !isPlaceholderData && groups.length === 0,
    refused: key && isSensitive(error) ? error.message : '',
  }
}

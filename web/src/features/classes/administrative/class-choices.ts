import { useQuery } from '@tanstack/react-query'
import { administrativeTree, findClasses } from './administrative-queries.ts'

/** The open 行政班 that some words find, for a choice. */
export const findOpenClasses = findClasses('')

/** The years in which students of 行政班 came, the newest first. */
export const useGrades = (): readonly number[] => {
  const { data } = useQuery(administrativeTree)
  return [...new Set((data?.List ?? []).map(({ Grade }) => Grade))].toSorted((a, b) => b - a)
}

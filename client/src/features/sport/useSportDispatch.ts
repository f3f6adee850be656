import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { sportApi } from './sport.api.ts'
import type { SportRoot } from './sport.slice.ts'

/** The part of the store that holds the cached answers. */
type Answers = Parameters<ReturnType<typeof sportApi.endpoints.live.select>>[0]

export const useSportDispatch =
  useDispatch.withTypes<ThunkDispatch<Answers & SportRoot, unknown, UnknownAction>>()

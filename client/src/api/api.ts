import { type EndpointBuilder, createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery, type CallOptions, type Challenged } from './baseQuery.ts'
import { type Answer, type Body, CACHED_PATHS, type Path } from './declared.ts'
import { type Tag, TAGS } from './tags.ts'

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>
let build: Build

/** A year: until the identity changes and everything is dropped (N-06, TRAP-58). */
const KEPT_S = 31_536_000
const UNUSED_S = 60

/** The one API slice; features inject their endpoints, so that their code comes with their screens. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (builder) => {
    build = builder
    return {}
  },
})

/** A reading call of the contract: query('/fd/api/v1/transfer/getBalance', ['Balance']). */
export const query = <P extends Path>(path: P, tags: readonly Tag[] = [], options: CallOptions = {}) =>
  build.query<Answer<P>, Body<P>>({
    query: (body) => ({ path, body }),
    providesTags: tags,
    keepUnusedDataFor: CACHED_PATHS.includes(path) ? KEPT_S : UNUSED_S,
    // What a failure left of the answer before it would count as one for as long as it is kept.
    forceRefetch: ({ endpointState }) => endpointState?.status === 'rejected',
    extraOptions: options,
  })

/** A changing call; `tags` are what a success makes stale. */
export const mutation = <P extends Path>(path: P, tags: readonly Tag[] = [], options: CallOptions = {}) =>
  build.mutation<Answer<P>, Body<P>>({
    query: (body) => ({ path, body }),
    invalidatesTags: (_data, error) => (error ? [] : tags),
    extraOptions: options,
  })

/** A call that may ask for a captcha first: 6021 and 6022 are results, other refusals are the caller's to show. */
export const challenged = <P extends Path>(path: P, options: CallOptions = {}) =>
  build.mutation<Challenged<Answer<P>>, Body<P>>({
    query: (body) => ({ path, body }),
    extraOptions: { ...options, silent: true, captcha: true },
  })

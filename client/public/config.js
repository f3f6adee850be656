// Runtime configuration, replaced at deployment. Keys: apiBase, wsBase, siteId, slider ('local' or a provider's name), art ('served' or 'drawn').
window.__APP_CONFIG__ = {}

# One node of workerd: the door, an object for each world, and two folders. scripts/edge/nodes.mjs names the folders and the port.
using Workerd = import "/workerd/workerd.capnp";

const services :List(Workerd.Service) = [
  (name = "door", worker = .door),
  (name = "files", disk = ()),
  (name = "data", disk = (writable = true)),
];
const sockets :List(Workerd.Socket) = [(name = "http", http = (), service = "door")];
const config :Workerd.Config = (services = .services, sockets = .sockets);

const door :Workerd.Worker = (
  modules = [
    (name = "main.js", esModule = embed "main.js"),
    (name = "sqlite.wasm", wasm = embed "sqlite.wasm"),
  ],
  compatibilityDate = "2026-11-01",
  durableObjectNamespaces = [(className = "WorldObject", uniqueKey = "chengwan-world", enableSql = true)],
  durableObjectStorage = (localDisk = "data"),
  bindings = [
    (name = "FILES", service = "files"),
    (name = "WORLDS", durableObjectNamespace = "WorldObject"),
    (name = "HOST", fromEnvironment = "HOST"),
    (name = "MOCK_TOKEN", fromEnvironment = "MOCK_TOKEN"),
    (name = "SEED", fromEnvironment = "SEED"),
    (name = "CORS_ORIGINS", fromEnvironment = "CORS_ORIGINS"),
  ],
);

"""The games. Each has the same rooms: data, setup, flow, effects, scoring, facts, view, notation."""
